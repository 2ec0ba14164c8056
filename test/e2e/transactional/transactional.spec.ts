import { expect, test } from '../support/dashboard';

/** Words that only the shell’s or the chat’s own code holds. */
const SHELL_ONLY = ['chat-events', 'chat-scroller', 'shell-toolbar'];

/** A browser shows alone what is downloaded, what the address bar holds, and that nothing is called before a press. */
test('a page that an email leads to acts by a press, keeps its token to itself and downloads no shell', async ({
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
