import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AccessVault } from '@/application/access/ports/AccessVault';
import { digest, encodeText } from '../kernel/digest';

/** `key` cannot be taken out of the browser: it is there to unseal a record of this device, and goes with it. */
interface SealedRights {
  readonly owner: string;
  readonly key: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

interface AccessSchema extends DBSchema {
  rights: { key: string; value: SealedRights };
}

type Database = IDBPDatabase<AccessSchema>;

const IV_BYTES = 12;
const ALGORITHM = 'AES-GCM';

/** The backend is not needed to unseal it: that is what it bridges. */
export class SealedAccessVault implements AccessVault {
  constructor(
    /** Of the browser's database. */
    private readonly name: string,
    private readonly report: (problem: string) => void,
  ) {}

  read(uid: string): Promise<readonly string[] | undefined> {
    return this.attempt('read', async database => {
      const owner = await digest(uid);
      const record = await database.get('rights', owner);
      return record && scopesIn(await unseal(record));
    });
  }

  async save(uid: string, scopes: readonly string[]): Promise<void> {
    await this.attempt('keep', async database => {
      const record = await seal(await digest(uid), JSON.stringify(scopes));
      await database.put('rights', record);
    });
  }

  async forget(uid: string): Promise<void> {
    await this.attempt('forget', async database => database.delete('rights', await digest(uid)));
  }

  private async attempt<T>(what: string, act: (database: Database) => Promise<T>): Promise<T | undefined> {
    let database: Database | undefined;
    try {
      database = await openDB<AccessSchema>(this.name, 1, {
        upgrade: created => void created.createObjectStore('rights', { keyPath: 'owner' }),
      });
      return await act(database);
    } catch (error) {
      this.report(`access vault: ${what}: ${error instanceof Error ? error.name : 'unknown'}`);
      return undefined;
    } finally {
      // The database is removed after a sign-out; an open connection would hold that up.
      database?.close();
    }
  }
}

async function seal(owner: string, text: string): Promise<SealedRights> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const data = await crypto.subtle.encrypt(
    { name: ALGORITHM, iv, additionalData: encodeText(owner) },
    key,
    encodeText(text),
  );
  return { owner, key, iv, data };
}

async function unseal({ owner, key, iv, data }: SealedRights): Promise<string> {
  return new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: ALGORITHM, iv, additionalData: encodeText(owner) }, key, data),
  );
}

function scopesIn(text: string): readonly string[] | undefined {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) && value.every(scope => typeof scope === 'string') ? value : undefined;
}
