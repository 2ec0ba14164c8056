import type { Page } from 'playwright';
import type { DeviceTraces } from '@/application/session/ports/DeviceTraces';
import {
  deviceTracesContract,
  type DeviceTracesHarness,
  type WhatIsLeft,
} from '#test/support/contracts/session/deviceTracesContract';
import { FakeDeviceTraces } from '#test/support/fakes/session/FakeDeviceTraces';
import { BrowserDevice } from './support/BrowserDevice';

const CHAT = 'staff-dashboard-chat';
const HOME = 'https://dashboard.example/';

let browser: BrowserDevice;
beforeAll(async () => {
  browser = await BrowserDevice.start();
});
afterEach(() => browser.putAway());
afterAll(() => browser.stop());

async function onFake(): Promise<DeviceTracesHarness> {
  const window = new FakeDeviceTraces();
  const { device } = window;
  return {
    window,
    another: async () => {
      const traces = window.another();
      return { traces, close: async () => traces.close() };
    },
    anotherWithoutStorage: async () => Object.assign(window.another(), { withoutStorage: true }),
    save: async ({ names = [], tabNames = [], answers = [], databases = [] }) => {
      names.forEach(name => device.names.add(name));
      tabNames.forEach(name => device.tabNames.add(name));
      answers.forEach(name => device.answers.add(name));
      databases.forEach(name => device.databases.set(name, false));
    },
    letWait: async () => void device.databases.set(CHAT, true),
    left: async () => ({
      names: [...device.names].sort(),
      tabNames: [...device.tabNames].sort(),
      answers: [...device.answers].sort(),
      databases: [...device.databases.keys()].sort(),
    }),
  };
}

async function inBrowser(): Promise<DeviceTracesHarness> {
  const context = await browser.unpack();
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(HOME);
    return page;
  };
  const first = await open();
  return {
    window: tracesOf(first, 'traces'),
    another: async () => {
      const page = await open();
      return { traces: tracesOf(page, 'traces'), close: () => closed(page, first) };
    },
    anotherWithoutStorage: async () => tracesOf(await open(), 'tracesWithoutStorage'),
    save: left => first.evaluate(keepAll, left),
    letWait: () => first.evaluate(addWaiting, CHAT),
    left: () => first.evaluate(lookAt),
  };
}

/** The platform releases a window's locks a moment after it has closed. */
async function closed(page: Page, observer: Page): Promise<void> {
  const clientId = await page.evaluate(whoAmI);
  await page.close();
  await observer.waitForFunction(hasNoLocks, clientId);
}

const whoAmI = (): Promise<string | undefined> =>
  navigator.locks.request(
    crypto.randomUUID(),
    async own => (await navigator.locks.query()).held?.find(({ name }) => name === own?.name)?.clientId,
  );

async function hasNoLocks(clientId: string | undefined): Promise<boolean> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return ![...held, ...pending].some(lock => lock.clientId === clientId);
}

function tracesOf(page: Page, which: 'traces' | 'tracesWithoutStorage'): DeviceTraces {
  return {
    wipe: () => page.evaluate(name => windowTools[name].wipe(), which),
    settle: signedIn => page.evaluate(([name, given]) => windowTools[name].settle(given), [which, signedIn] as const),
  };
}

async function keepAll({
  names = [],
  tabNames = [],
  answers = [],
  databases = [],
}: Partial<WhatIsLeft>): Promise<void> {
  for (const name of names) localStorage.setItem(name, 'x');
  for (const name of tabNames) sessionStorage.setItem(name, 'x');
  for (const name of answers) await caches.open(name);
  for (const name of databases) {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, 1);
      opening.onerror = () => reject(new Error(name));
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }
}

async function addWaiting(database: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore('outbox').put('sealed', 'm-1');
    opening.onerror = () => reject(new Error(database));
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

async function lookAt(): Promise<WhatIsLeft> {
  const databases = (await indexedDB.databases()).map(({ name = '' }) => name).sort();
  return {
    names: Object.keys(localStorage).sort(),
    tabNames: Object.keys(sessionStorage).sort(),
    answers: (await caches.keys()).sort(),
    databases,
  };
}

deviceTracesContract('FakeDeviceTraces', onFake);
deviceTracesContract('BrowserDeviceTraces', inBrowser);
