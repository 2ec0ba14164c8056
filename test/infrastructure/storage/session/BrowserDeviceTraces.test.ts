import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { BrowserDeviceTraces } from '@/infrastructure/storage/session/BrowserDeviceTraces';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';

const CHAT = 'staff-dashboard-chat';

/** A storage whose names can be listed, as a browser's can. */
function storage(items: Readonly<Record<string, string>>): Storage {
  const kept = new MemoryStorage();
  for (const [name, value] of Object.entries(items)) kept.setItem(name, value);
  return new Proxy(kept, {
    ownKeys: target => Array.from({ length: target.length }, (_, at) => target.key(at) ?? ''),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function'
        ? (...args: unknown[]): unknown => Reflect.apply(member, target, args)
        : member;
    },
  });
}

/** The locks of one window or several. An exclusive request waits for shared holders. */
function locks() {
  let shared = 0;
  const request = async (
    _name: string,
    options: { ifAvailable?: boolean; mode?: string },
    work: (lock: object | null) => unknown,
  ): Promise<unknown> => {
    if (options.mode === 'shared') {
      shared += 1;
      return work({});
    }
    return work(shared === 0 ? {} : null);
  };
  return { request } as LockManager;
}

async function makeDatabase(
  databases: IDBFactory,
  name: string,
  records: Readonly<Record<string, number>> = {},
): Promise<void> {
  await new Promise<void>(resolve => {
    const opening = databases.open(name, 1);
    opening.onupgradeneeded = () => {
      for (const [store, count] of Object.entries(records)) {
        const made = opening.result.createObjectStore(store);
        for (let at = 0; at < count; at += 1) made.put('sealed', at);
      }
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

function setUp(local: Readonly<Record<string, string>> = {}) {
  const browser = {
    local: storage(local),
    session: storage({ session: 'secret', dbsso: '{}' }),
    databases: new IDBFactory(),
    caches: undefined,
    locks: locks(),
  };
  const names = async () => (await browser.databases.databases()).map(({ name }) => name).sort();
  return {
    ...browser,
    names,
    traces: new BrowserDeviceTraces(browser),
    anotherWindow: new BrowserDeviceTraces(browser),
  };
}

describe('BrowserDeviceTraces', () => {
  it('keeps only the preferences of the device', async () => {
    const { traces, local, session } = setUp({
      menu_open: 'false',
      menu_folded: 'x',
      'prefers-color-scheme': 'dark',
      soundNotificationsEnabled: 'false',
      session_hint: '1',
      other: 'y',
    });
    await traces.wipe();
    expect(Object.keys(local).sort()).toEqual([
      'menu_folded',
      'menu_open',
      'prefers-color-scheme',
      'soundNotificationsEnabled',
    ]);
    expect(session.length).toBe(0);
  });

  it('deletes databases before anyone is signed in', async () => {
    const { traces, databases, names } = setUp();
    await makeDatabase(databases, 'firebaseLocalStorageDb');
    await makeDatabase(databases, CHAT, { outbox: 0, drafts: 0, quarantine: 0 });
    await traces.settle(false);
    expect(await names()).toEqual([]);
  });

  it('keeps an unfinished bulk action for its author', async () => {
    const { traces, databases, names } = setUp();
    await makeDatabase(databases, 'staff-dashboard-bulk', { bulkActions: 2 });
    await traces.settle(false);
    expect(await names()).toEqual(['staff-dashboard-bulk']);
  });

  it.each(['outbox', 'drafts', 'quarantine'])('keeps the chat database while its %s is not empty', async store => {
    const { traces, databases, names } = setUp();
    await makeDatabase(databases, CHAT, { outbox: 0, drafts: 0, [store]: 1 });
    await traces.settle(false);
    expect(await names()).toEqual([CHAT]);
  });

  it('deletes nothing while a user is signed in or another window is in use', async () => {
    const signedIn = setUp();
    await makeDatabase(signedIn.databases, CHAT);
    await signedIn.traces.settle(true);
    expect(await signedIn.names()).toEqual([CHAT]);
    const second = setUp();
    await second.anotherWindow.settle(true);
    await makeDatabase(second.databases, CHAT);
    await second.traces.settle(false);
    expect(await second.names()).toEqual([CHAT]);
  });

  it('does nothing, without an error, when storage is switched off', async () => {
    const refusing = new Proxy(new MemoryStorage(), {
      ownKeys: () => {
        throw new Error('SecurityError');
      },
    });
    const traces = new BrowserDeviceTraces({
      local: refusing,
      session: refusing,
      databases: undefined,
      caches: undefined,
      locks: undefined,
    });
    await expect(traces.wipe()).resolves.toBeUndefined();
    await expect(traces.settle(false)).resolves.toBeUndefined();
  });
});
