import type { Page } from '@playwright/test';
import { benedict, openChat } from '../support/benedictsChat';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { noteSounds, timesHeard } from '../support/heardSounds';
import type { SandboxProcess } from '../support/SandboxProcess';
import { openSignedIn } from '../support/staffSession';

const MINUTE = 60_000;

/** A call of this window alone, which tells the backend that a user is active. */
const touch = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { cookie } = JSON.parse(sessionStorage.getItem('session') ?? '{}') as { cookie: string };
    return (
      (await fetch('/api/cloud-document/of-this-test', { headers: { authorization: `Bearer ${cookie}` } })).status !==
      401
    );
  });

async function ask(sandbox: SandboxProcess): Promise<void> {
  const body = {
    to: benedict,
    patient: 'patient-50',
    type: 'chatRequest',
    requestType: 'chat-patient-request',
    pubNub: 'true',
  };
  const answer = await fetch(`${sandbox.origin}/sandbox/notifications`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

test('a window left alone for 30 minutes delays neither the sending nor the sounds of another', async ({
  page,
  context,
  quiet,
}) => {
  await noteSounds(context);
  const { name } = await openChat(page, quiet);
  const second = new ChatScreen(await context.newPage());
  await openSignedIn(second.page, quiet, benedict);
  await second.open(quiet.origin);
  await second.choose(name);
  await second.send('sent by the first window');
  await second.expectSent('sent by the first window');
  await ask(quiet);
  await expect.poll(() => timesHeard('request', page), { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await timesHeard('request', second.page)).toBe(0);

  await test.step('its session ends', async () => {
    await quiet.pass(16 * MINUTE);
    expect(await touch(second.page)).toBe(true);
    await quiet.pass(15 * MINUTE);
    expect(await touch(second.page)).toBe(true);
    expect(await touch(page)).toBe(false);
  });

  await second.send('after the first window was left alone');
  await second.expectSent('after the first window was left alone', 20_000);
  await expect(page.getByRole('dialog').getByText('Your session has ended.', { exact: false })).toBeVisible();
  const before = await timesHeard('request', page);
  await ask(quiet);
  await expect.poll(() => timesHeard('request', second.page), { timeout: 10_000 }).toBe(1);
  expect(await timesHeard('request', page)).toBe(before);

  expect(await quiet.storedTimes('after the first window was left alone')).toBe(1);
});
