import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface SealedBytes {
  readonly iv: string;
  readonly data: string;
}

interface StoredRecord {
  readonly owner: string;
  readonly id: string;
  readonly sealed: SealedBytes;
  readonly name?: SealedBytes;
}

interface StoredDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: Readonly<Record<string, { readonly keyPath: string[]; readonly records: readonly StoredRecord[] }>>;
}

const { databases } = JSON.parse(readFileSync(join(__dirname, 'storedDrafts.json'), 'utf8')) as {
  readonly databases: readonly StoredDatabase[];
};

/** The author of all stored drafts, and the key that sealed them. */
export const storedAuthor = 'u-ann';
export const storedKey = (): Uint8Array<ArrayBuffer> => new Uint8Array(32).map((_, at) => at + 1);

/** The stored ids of the records. */
export function storedIds(database: string, store: string): string[] {
  return databases.find(({ name }) => name === database)?.stores[store]?.records.map(({ id }) => id) ?? [];
}

/** Stores the records on this device as the build that wrote them did. */
export async function restoreDevice(): Promise<void> {
  for (const { name, version, stores } of databases) {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      for (const [store, { keyPath, records }] of Object.entries(stores)) {
        const created = opening.result.createObjectStore(store, { keyPath });
        for (const record of records) created.put(unpacked(record));
      }
    };
    await new Promise<void>((resolve, reject) => {
      opening.onerror = () => reject(new Error(name));
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }
}

const unpacked = ({ sealed, name, ...at }: StoredRecord) => ({
  ...at,
  sealed: bytesOf(sealed),
  ...(name !== undefined && { name: bytesOf(name) }),
});

const bytesOf = ({ iv, data }: SealedBytes) => ({
  iv: Uint8Array.from(Buffer.from(iv, 'base64')),
  data: Uint8Array.from(Buffer.from(data, 'base64')).buffer,
});
