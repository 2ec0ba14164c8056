import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AccessVault } from '@/application/access/ports/AccessVault';
import { digest } from '../kernel/digest';
import { Seal } from '../kernel/Seal';
import type { SealedText } from '../kernel/SealedText';

/** `key` cannot be extracted from the browser. It decrypts a record of this device, and is deleted with it. */
interface SealedRights extends SealedText {
  readonly owner: string;
  readonly key: CryptoKey;
}

interface AccessSchema extends DBSchema {
  rights: { key: string; value: SealedRights };
}

type Database = IDBPDatabase<AccessSchema>;

/** The backend is not needed to unseal it: that is what it bridges. */
export class SealedAccessVault implements AccessVault {
  constructor(
    /** Name of the browser's database. */
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
      // The database is removed after a sign-out; an open connection would delay that.
      database?.close();
    }
  }
}

async function seal(owner: string, text: string): Promise<SealedRights> {
  const key = await Seal.newKey();
  return { owner, key, ...(await Seal.of(key).close(text, owner)) };
}

async function unseal({ owner, key, ...sealed }: SealedRights): Promise<string> {
  const text = await Seal.of(key).open(sealed, owner);
  if (text === undefined) throw new Error('The record does not open.');
  return text;
}

function scopesIn(text: string): readonly string[] | undefined {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) && value.every(scope => typeof scope === 'string') ? value : undefined;
}
