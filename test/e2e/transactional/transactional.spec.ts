import { expect, test } from '../support/dashboard';

/** Words that occur only in the code of the shell or the chat. */
const SHELL_ONLY = ['chat-events', 'chat-scroller', 'shell-toolbar'];

/**
 * Only a browser shows what is downloaded, what the address bar contains, and that nothing is called before a press.
 */
test('a page that an email leads to acts on a press, keeps its token secret and downloads no shell', async ({
  page,
  sandbox,
}) => {
  const calls: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(new URL(request.url()).pathname);
  });
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(`${sandbox.origin}/transactional/check-in?token=${'a'.repeat(22)}`);
  const press = page.getByRole('button', { name: 'Ask for a check-in' });
  await expect(press).toBeVisible();
  expect(page.url()).toBe(`${sandbox.origin}/transactional/check-in`);
  expect(calls).toEqual([]);
  await press.click();
  await expect(page.getByText('This link isn’t valid or has expired', { exact: false })).toBeVisible();
  expect(calls).toEqual(['/api/contact/action/request-check-in']);
  const downloaded = await Promise.all(scripts);
  for (const word of SHELL_ONLY) expect(downloaded.some(text => text.includes(word))).toBe(false);
});
