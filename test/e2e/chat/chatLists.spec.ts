import { expect, test } from '../support/dashboard';
import { ChatScreen } from '../support/ChatScreen';
import { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';

const amelia = 'amelia.hart@staff.example';
/** Two of them of the first generation. */
const CHATS = 151;

test('151 conversations load in pages of 50, the pinned ones in pages of 120, all are searched, and a failed page is reported', async ({
  page,
  context,
}) => {
  const sandbox = await SandboxProcess.startShared('--no-practice', '--many-chats');
  try {
    await signIn(page, sandbox, amelia);
    const chat = new ChatScreen(page);
    await chat.open(sandbox.origin);
    const rows = page.locator('.chat-conversations a:not(.chat-request-row)');
    const more = page.getByRole('button', { name: 'Show more conversations' });
    const search = page.getByPlaceholder('Search patients');
    await expect(rows).toHaveCount(50);
    await more.click();
    await expect(rows).toHaveCount(100);
    await more.click();
    await more.click();
    await expect(rows).toHaveCount(CHATS);
    await expect(more).toHaveCount(0);
    const places = await rows.evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(new Set(places).size).toBe(CHATS);

    await page.getByRole('button', { name: 'Pinned', exact: true }).click();
    await expect(rows).toHaveCount(120);
    await more.click();
    await expect(more).toHaveCount(0);
    expect(await rows.count()).toBeGreaterThan(125);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(rows).toHaveCount(50);

    // The last patients of the list; each is at most once in it.
    for (const number of ['0126', '0135']) {
      await search.fill(`${number}@crowd.example`);
      await expect(rows).toHaveCount(1);
      await expect(more).toHaveCount(0);
    }
    await rows.click();
    await expect(chat.messages()).toHaveCount(2);
    await chat.send('beyond the first page');
    await chat.expectSent('beyond the first page');

    await context.route(/\/therapist\/chats\?.*skip=49/, route => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(page.getByText('Error: Some chats could not be loaded.')).toBeVisible();
    await expect(page.getByText('You have no conversations yet.')).toHaveCount(0);
    // The list is requested every two seconds: once it is healthy, the button is gone.
    await page.getByRole('navigation', { name: 'Conversations' }).getByRole('button', { name: 'Try again' }).click();
    await context.unroute(/\/therapist\/chats\?.*skip=49/);
    await expect(rows).toHaveCount(50);
    await expect(page.getByText('Error: Some chats could not be loaded.')).toHaveCount(0);
  } finally {
    await sandbox.dispose();
  }
});
