import { Seal } from '../chat/Seal';
import type { SealedText } from '../chat/SealedText';
import { openPersonalDatabase, type PersonalDatabase, type PersonalStore } from './PersonalDatabase';

export interface PersonalPiecesSettings {
  /** Of the browser's database. */
  readonly name: string;
  /** Identity id of whoever is signed in to this page. */
  readonly person: () => string | undefined;
  /** The key of whoever is signed in; undefined where it could not be had. */
  readonly key: () => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly report: (problem: string) => void;
  /** Told of every piece that is looked at whether it is there and could not be read. */
  readonly onUnreadable?: (piece: string, isUnreadable: boolean) => void;
}

/** Whose pieces are meant, and how they are sealed. */
interface Owner {
  /** A digest: the device does not tell whose things it keeps. */
  readonly owner: string;
  readonly seal: Seal;
}

/** Texts of the signed-in person in the browser's database, each encrypted by itself under the person's own key. */
export class PersonalPieces {
  private database: Promise<PersonalDatabase> | undefined;
  private known: { readonly uid: string; readonly owner: Promise<Owner | undefined> } | undefined;

  constructor(private readonly settings: PersonalPiecesSettings) {}

  /** Undefined where nothing is kept, and where it cannot be read (now). */
  async read(store: PersonalStore, id: string): Promise<string | undefined> {
    const found = await this.attempt(store, async (database, { owner, seal }) => {
      const piece = await database.get(store, [owner, id]);
      return piece && this.unseal(seal, piece.sealed, store, owner, id);
    });
    return found?.value;
  }

  /** What can be read, in no order. */
  async all(store: PersonalStore): Promise<readonly string[]> {
    const found = await this.attempt(store, async (database, { owner, seal }) => {
      const pieces = await database.getAll(store, IDBKeyRange.bound([owner], [owner, []]));
      return Promise.all(pieces.map(({ id, sealed }) => this.unseal(seal, sealed, store, owner, id)));
    });
    return (found?.value ?? []).filter(text => text !== undefined);
  }

  /** True once the text outlives the page. */
  async keep(store: PersonalStore, id: string, text: string): Promise<boolean> {
    const kept = await this.attempt(store, async (database, { owner, seal }) => {
      const sealed = await seal.close(text, placeOf(store, owner, id));
      await database.put(store, { owner, id, sealed });
    });
    return kept !== undefined;
  }

  async forget(store: PersonalStore, id: string): Promise<boolean> {
    return (await this.attempt(store, (database, { owner }) => database.delete(store, [owner, id]))) !== undefined;
  }

  /** Forgets whose things these are, and their key. */
  close(): void {
    this.known = undefined;
  }

  /** Undefined, reported, where the storage does not work; undefined where nobody is signed in or their key could not be had. */
  private async attempt<T>(store: PersonalStore, act: (database: PersonalDatabase, owner: Owner) => Promise<T>): Promise<{ readonly value: T } | undefined> {
    try {
      const owner = await this.owner();
      if (owner === undefined) return undefined;
      return { value: await act(await this.open(), owner) };
    } catch (error) {
      this.settings.report(`personal vault: ${store}: ${error instanceof Error ? error.name : 'unknown'}`);
      return undefined;
    }
  }

  /** One that does not open takes no other with it, and is said. */
  private async unseal(seal: Seal, sealed: SealedText, store: PersonalStore, owner: string, id: string): Promise<string | undefined> {
    const text = await seal.open(sealed, placeOf(store, owner, id));
    if (text === undefined) this.settings.report(`personal vault: ${store}: a piece could not be read`);
    this.settings.onUnreadable?.(`${store}/${id}`, text === undefined);
    return text;
  }

  private open(): Promise<PersonalDatabase> {
    this.database ??= openPersonalDatabase(this.settings.name).catch((error: unknown) => {
      this.database = undefined;
      throw error;
    });
    return this.database;
  }

  /** Whoever is signed in; after them whoever was last, until `close`, so that what they typed last can still be kept. */
  private async owner(): Promise<Owner | undefined> {
    const uid = this.settings.person();
    if (uid !== undefined && this.known?.uid !== uid) this.known = { uid, owner: this.become(uid) };
    const { known } = this;
    const owner = await known?.owner;
    if (owner === undefined && this.known === known) this.known = undefined;
    // Another person may have signed in meanwhile.
    return this.known === known ? owner : undefined;
  }

  private async become(uid: string): Promise<Owner | undefined> {
    const key = await this.settings.key();
    if (key === undefined || this.settings.person() !== uid) return undefined;
    return { owner: await digest(uid), seal: await Seal.with(key) };
  }
}

const placeOf = (store: PersonalStore, owner: string, id: string): string => `${store}|${owner}|${id}`;

async function digest(uid: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid)));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
