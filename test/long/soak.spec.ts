import type { CDPSession, Page } from '@playwright/test';
import { channelOfRoom as channelOfSession } from '#sandbox/backend/chat/channelOfRoom';
import { ApiClient } from '#sandbox/practice/ApiClient';
import { HttpPatientApi } from '#sandbox/practice/HttpPatientApi';
import { machineTimers } from '#sandbox/practice/Timers';
import { ChatScreen } from '../e2e/support/ChatScreen';
import { expect, test } from '../e2e/support/dashboard';
import { signIn } from '../e2e/support/signIn';

/** One event per second; two hours with `SOAK_MINUTES=120`. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 24);
const PER_MINUTE = 60;
/** During this time the page still loads, compiles and fills its caches. */
const WARM_UP_MINUTES = Math.ceil(MINUTES / 6);
const GROWTH = 1.1;
const therapist = 'benedict.okafor@staff.example';
const PATIENT = 'patient-05';

const weights = ['listeners', 'heap', 'nodes'] as const;

type Weight = Readonly<Record<(typeof weights)[number], number>>;

async function weigh(devtools: CDPSession): Promise<Weight> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
  return { listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize'), nodes: of('Nodes') };
}

async function channelOfRoom(page: Page): Promise<string> {
  await expect(page).toHaveURL(/go-chat\/all\/.+/);
  return channelOfSession({ id: decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '') });
}

test('an event every second over a long time leaves no listener and no memory behind', async ({
  page,
  context,
  sandbox,
}) => {
  test.setTimeout(480_000);
  const { name, email, password } = await sandbox.patient(PATIENT);
  await page.clock.install();
  await signIn(page, sandbox, therapist);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  const channel = await channelOfRoom(page);
  const patient = new HttpPatientApi(new ApiClient(sandbox.origin, { email, password }), sandbox, machineTimers);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');

  const minute = async (number: number): Promise<void> => {
    for (let second = 0; second < PER_MINUTE; second += 1) {
      if (second % 30 === 0) await patient.send(channel, `soak ${number}:${second}`);
      else await patient.markAsTyping(channel, second % 2 === 0);
    }
    // A user who does nothing for half an hour has to log in again.
    if (number % 10 === 0) for (const text of ['a', '']) await chat.composer.fill(text);
    await sandbox.pass(60_000);
    await page.clock.fastForward(60_000);
  };

  for (let number = 0; number < WARM_UP_MINUTES; number += 1) await minute(number);
  const before = await weigh(devtools);
  for (let number = WARM_UP_MINUTES; number < MINUTES; number += 1) await minute(number);
  await expect(chat.message(`soak ${MINUTES - 1}:30`).first()).toBeVisible();

  // A notice that is shown for some seconds is not a leak; a real leak stays.
  const grown = async (): Promise<string[]> => {
    const after = await weigh(devtools);
    console.info(`soak: ${JSON.stringify({ before, after })}`);
    return weights.filter(weight => after[weight] > before[weight] * GROWTH);
  };
  await expect.poll(grown, { timeout: 40_000, intervals: [5_000] }).toEqual([]);
});
