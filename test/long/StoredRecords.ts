import type { Page } from '@playwright/test';

/** One record that the product stores, found in storage and not by name. */
export interface StoredRecord {
  readonly area: 'database' | 'localStorage' | 'sessionStorage' | 'cloud';
  /** The common shape of records of one kind. */
  readonly group: string;
  readonly key: string;
}

/**
 * Possible damage to a record: never intended by the product, but caused by a crash, a full disk, another version or
 * another program.
 */
export const damages = [
  'is gone',
  'is null',
  'is a number',
  'is another text',
  'is cut short',
  'is huge',
  'is empty',
  'has one part altered',
] as const;
export type Damage = (typeof damages)[number];

interface Task {
  readonly work: 'list' | 'save' | 'restore' | 'damage';
  readonly record?: StoredRecord;
  readonly damage?: Damage;
  readonly text?: string;
}

export const listDatabases = (page: Page): Promise<readonly StoredRecord[]> =>
  page.evaluate<readonly StoredRecord[], Task>(workOnDatabases, { work: 'list' });
/** Kept next to the databases, since a browser's keys cannot leave them. */
export const saveDatabases = (page: Page): Promise<readonly StoredRecord[]> =>
  page.evaluate<readonly StoredRecord[], Task>(workOnDatabases, { work: 'save' });
export const restoreDatabases = (page: Page): Promise<readonly StoredRecord[]> =>
  page.evaluate<readonly StoredRecord[], Task>(workOnDatabases, { work: 'restore' });
export const damageDatabase = (
  page: Page,
  record: StoredRecord,
  damage: Damage,
  text: string,
): Promise<readonly StoredRecord[]> =>
  page.evaluate<readonly StoredRecord[], Task>(workOnDatabases, { work: 'damage', record, damage, text });

/** Runs in the page, so it contains everything it needs. */
async function workOnDatabases({ work, record, damage, text = '' }: Task): Promise<readonly StoredRecord[]> {
  const copies = 'copies-of-this-test';
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(String(request.error)));
    });
  const done = (transaction: IDBTransaction): Promise<void> =>
    new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(new Error(String(transaction.error)));
    });
  const open = (
    name: string,
    version?: number,
    build: (database: IDBDatabase) => void = () => undefined,
  ): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => build(request.result);
    return settled(request);
  };

  interface StoreCopy {
    readonly name: string;
    readonly keyPath: string | string[] | null;
    readonly autoIncrement: boolean;
    readonly indexes: readonly {
      readonly name: string;
      readonly keyPath: string | string[];
      readonly unique: boolean;
      readonly multiEntry: boolean;
    }[];
    readonly entries: readonly { readonly key: IDBValidKey; readonly value: unknown }[];
  }
  interface DatabaseCopy {
    readonly name: string;
    readonly version: number;
    readonly stores: readonly StoreCopy[];
  }

  const copyOf = async (name: string): Promise<DatabaseCopy> => {
    const database = await open(name);
    const stores: StoreCopy[] = [];
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName);
      const indexes = [...store.indexNames].map(index => {
        const { keyPath, unique, multiEntry } = store.index(index);
        return { name: index, keyPath, unique, multiEntry };
      });
      const [keys, values] = await Promise.all([
        settled(store.getAllKeys()),
        settled(store.getAll() as IDBRequest<unknown[]>),
      ]);
      stores.push({
        name: storeName,
        keyPath: store.keyPath,
        autoIncrement: store.autoIncrement,
        indexes,
        entries: keys.map((key, at) => ({ key, value: values[at] })),
      });
    }
    database.close();
    return { name, version: database.version, stores };
  };

  const putBack = async (copy: DatabaseCopy): Promise<void> => {
    const database = await open(copy.name, copy.version, made => {
      for (const { name, keyPath, autoIncrement, indexes } of copy.stores) {
        if (made.objectStoreNames.contains(name)) continue;
        const store = made.createObjectStore(name, { keyPath, autoIncrement });
        for (const { name: index, keyPath: path, unique, multiEntry } of indexes)
          store.createIndex(index, path, { unique, multiEntry });
      }
    });
    for (const { name, keyPath, entries } of copy.stores) {
      const transaction = database.transaction(name, 'readwrite');
      const store = transaction.objectStore(name);
      store.clear();
      for (const { key, value } of entries) store.put(value, ...(keyPath === null ? [key] : []));
      await done(transaction);
    }
    database.close();
  };

  const cut = (value: unknown): unknown => {
    if (typeof value === 'string') return value.slice(0, value.length / 2);
    if (value instanceof ArrayBuffer) return value.slice(0, value.byteLength / 2);
    if (value instanceof Uint8Array) return value.slice(0, value.length / 2);
    if (Array.isArray(value)) return value.slice(0, value.length / 2);
    if (typeof value !== 'object' || value === null || value.constructor !== Object) return undefined;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part)]));
  };
  const damaged = (value: unknown): unknown => {
    if (damage === 'is null') return null;
    if (damage === 'is a number') return 7;
    if (damage === 'is another text') return text;
    if (damage === 'is huge') return 'x'.repeat(3_000_000);
    if (damage === 'is empty') return typeof value === 'object' ? {} : '';
    if (damage === 'is cut short') return cut(value);
    const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const chosen = text.length % Math.max(parts.length, 1);
    return Object.fromEntries(parts.map(([name, part], at) => [name, at === chosen ? text : part]));
  };
  /** A record whose key is part of it keeps its key. */
  const withKey = (before: unknown, after: unknown, keyPath: string | string[] | null): unknown => {
    if (keyPath === null || typeof before !== 'object' || before === null) return after;
    const isWhole = typeof after === 'object' && after !== null;
    const parts = isWhole
      ? after
      : damage === 'is another text' || damage === 'is huge' || damage === 'is a number' || damage === 'is null'
        ? everyPart(before, after)
        : {};
    const kept = [keyPath].flat().map(path => [path, Reflect.get(before, path) as unknown] as const);
    return { ...parts, ...Object.fromEntries(kept) };
  };
  const everyPart = (before: object, after: unknown): object =>
    Object.fromEntries(Object.keys(before).map(name => [name, after]));

  const databases = (await indexedDB.databases())
    .map(({ name = '' }) => name)
    .filter(name => name !== copies && name !== '');
  if (work === 'list' || work === 'save') {
    const found: DatabaseCopy[] = [];
    for (const name of databases) found.push(await copyOf(name));
    if (work === 'save') {
      const own = await open(copies, 1, made => made.createObjectStore('copies'));
      const transaction = own.transaction('copies', 'readwrite');
      transaction.objectStore('copies').put(found, 'all');
      await done(transaction);
      own.close();
    }
    return found.flatMap(({ name, stores }) =>
      stores.flatMap(store =>
        store.entries.map(({ key }) => ({
          area: 'database' as const,
          group: JSON.stringify([name, store.name]),
          key: JSON.stringify(key),
        })),
      ),
    );
  }
  if (work === 'restore') {
    const own = await open(copies);
    const all = (await settled(
      own.transaction('copies').objectStore('copies').get('all') as IDBRequest<unknown>,
    )) as readonly DatabaseCopy[];
    own.close();
    for (const copy of all) await putBack(copy);
    return [];
  }
  const [name = '', storeName = ''] = JSON.parse(record?.group ?? '[]') as string[];
  const database = await open(name);
  const transaction = database.transaction(storeName, 'readwrite');
  const store = transaction.objectStore(storeName);
  const keys = await settled(store.getAllKeys());
  const key = keys.find(one => JSON.stringify(one) === record?.key);
  if (key === undefined) throw new Error(`There is no record ${record?.key ?? ''} in ${record?.group ?? ''}.`);
  const before = (await settled(store.get(key) as IDBRequest<unknown>)) ?? undefined;
  if (damage === 'is gone') store.delete(key);
  else store.put(withKey(before, damaged(before), store.keyPath), ...(store.keyPath === null ? [key] : []));
  await done(transaction);
  database.close();
  return [];
}

/** The same damage to a record that is a text, as in web storage and in the cloud. Undefined removes it. */
export function damagedText(value: string, damage: Damage, text: string): string | undefined {
  switch (damage) {
    case 'is gone':
      return undefined;
    case 'is null':
      return 'null';
    case 'is a number':
      return '7';
    case 'is another text':
      return text;
    case 'is cut short':
      return value.slice(0, value.length / 2);
    case 'is huge':
      return 'x'.repeat(90_000);
    case 'is empty':
      return '';
    case 'has one part altered':
      return value.replace(/"[^"]*"(?=[,}\]])|\d+/, JSON.stringify(text));
  }
}
