import { Seal } from './Seal';
import type { SealedText } from './SealedText';
import { markOf } from '../chat/replaceRecord';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StoredPiece } from '../chat/VaultDatabase';
import { digest } from './digest';

interface PersonalSchema extends DBSchema {
  drafts: { key: [string, string]; value: StoredPiece };
  uploads: { key: [string, string]; value: StoredPiece };
  bulkActions: { key: [string, string]; value: StoredPiece };
}

type PersonalDatabase = IDBPDatabase<PersonalSchema>;

type PersonalStore = 'drafts' | 'uploads' | 'bulkActions';

/** The stores of the first database. Later ones have separate databases, so that no open window blocks an upgrade. */
const DRAFTS_AND_UPLOADS: readonly PersonalStore[] = ['drafts', 'uploads'];

export function openPersonalDatabase(name: string, stores = DRAFTS_AND_UPLOADS): Promise<PersonalDatabase> {
  return openDB<PersonalSchema>(name, 1, {
    upgrade: database => {
      for (const store of stores) database.createObjectStore(store, { keyPath: ['owner', 'id'] });
    },
  });
}

export interface PersonalRecordsSettings {
  /** Name of the browser's database. */
  readonly name: string;
  /** Of that database. */
  readonly stores?: readonly PersonalStore[];
  /** Identity id of the user who is signed in to this page. */
  readonly person: () => string | undefined;
  /** The signed-in user's key; undefined if it could not be loaded. */
  readonly key: () => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly report: (problem: string) => void;
  /** Called for every record that is looked up, with whether it is there and unreadable. */
  readonly onUnreadable?: (piece: string, isUnreadable: boolean) => void;
}

/** A stored text that cannot be read. */
export interface UnreadableRecord {
  readonly store: PersonalStore;
  /** Its present key. */
  readonly key: string;
  /** The key that its author used. */
  readonly id: string;
}

/** The prefix of unreadable records that were replaced; a number and the former id follow. */
const UNREADABLE_PREFIX = /^unreadable\/[^/]+\//;

/** The owner of the pieces, and their encryption. */
interface Owner {
  /** A digest: the device does not reveal whose things it keeps. */
  readonly owner: string;
  readonly seal: Seal;
}

/** Texts of the signed-in user in the browser's database, each encrypted separately under the user's own key. */
export class PersonalRecords {
  private database: Promise<PersonalDatabase> | undefined;
  private readonly stores: readonly PersonalStore[];
  private known: { readonly uid: string; readonly owner: Promise<Owner | undefined> } | undefined;

  constructor(private readonly settings: PersonalRecordsSettings) {
    this.stores = settings.stores ?? DRAFTS_AND_UPLOADS;
  }

  /** Undefined if nothing is stored, and if it cannot be read now. */
  async read(store: PersonalStore, id: string): Promise<string | undefined> {
    return (await this.find(store, id))?.text;
  }

  /** The stored record, without text if there is none or it cannot be read; undefined if that is not known. */
  async find(store: PersonalStore, id: string): Promise<{ readonly text: string | undefined } | undefined> {
    const found = await this.attempt(store, async (database, { owner, seal }) => {
      const piece = await database.get(store, [owner, id]);
      return piece && this.unseal(seal, piece.sealed, store, owner, id);
    });
    return found && { text: found.value };
  }

  /** All readable texts, in no order. */
  async all(store: PersonalStore): Promise<readonly string[]> {
    return (await this.entries(store))?.map(({ text }) => text) ?? [];
  }

  /** All readable texts with their ids, in no order; undefined if that is not known. */
  async entries(store: PersonalStore): Promise<readonly { readonly id: string; readonly text: string }[] | undefined> {
    const found = await this.attempt(store, async (database, { owner, seal }) => {
      const pieces = await database.getAll(store, IDBKeyRange.bound([owner], [owner, []]));
      const own = pieces.filter(({ id }) => !UNREADABLE_PREFIX.test(id));
      return Promise.all(
        own.map(async ({ id, sealed }) => ({ id, text: await this.unseal(seal, sealed, store, owner, id) })),
      );
    });
    return found?.value.flatMap(({ id, text }) => (text === undefined ? [] : { id, text }));
  }

  /**
   * Stored texts that cannot be read now. One that has become readable returns to its place if that is free. Undefined
   * if not known.
   */
  async unreadable(): Promise<readonly UnreadableRecord[] | undefined> {
    const found = await Promise.all(
      this.stores.map(store => this.attempt(store, (database, owner) => this.unreadableIn(store, database, owner))),
    );
    return found.some(texts => texts === undefined) ? undefined : found.flatMap(texts => texts?.value ?? []);
  }

  /**
   * Forgets one that cannot be read, on purpose. False where that failed, and where something readable has taken its
   * place since it was listed.
   */
  async discard({ store, key, id }: UnreadableRecord): Promise<boolean> {
    const gone = await this.attempt(store, async (database, { owner, seal }) => {
      const piece = await database.get(store, [owner, key]);
      const isOther =
        piece !== undefined && key === id && (await seal.open(piece.sealed, placeOf(store, owner, id))) !== undefined;
      if (!isOther) await database.delete(store, [owner, key]);
      return !isOther;
    });
    if (gone?.value === true) this.settings.onUnreadable?.(`${store}/${key}`, false);
    return gone?.value === true;
  }

  /** True once the text outlives the page. */
  async save(store: PersonalStore, id: string, text: string): Promise<boolean> {
    const kept = await this.attempt(store, async (database, { owner, seal }) => {
      await this.quarantine(store, id, database, { owner, seal });
      const sealed = await seal.close(text, placeOf(store, owner, id));
      await database.put(store, { owner, id, sealed });
    });
    return kept !== undefined;
  }

  async forget(store: PersonalStore, id: string): Promise<boolean> {
    const forgotten = await this.attempt(store, async (database, owner) => {
      await this.quarantine(store, id, database, owner);
      await database.delete(store, [owner.owner, id]);
    });
    return forgotten !== undefined;
  }

  /**
   * Replaces `before` with a text, in one step for all windows; empty for none. Returns the text that was there: if
   * that is not `before`, nothing is changed. Undefined if the storage does not work.
   */
  async replace(store: PersonalStore, id: string, before: string, text: string): Promise<string | undefined> {
    const found = await this.attempt(store, async (database, { owner, seal }) => {
      const place = placeOf(store, owner, id);
      const after = text === '' ? undefined : { owner, id, sealed: await seal.close(text, place) };
      for (;;) {
        await this.quarantine(store, id, database, { owner, seal });
        const piece = await database.get(store, [owner, id]);
        const there = (piece && (await seal.open(piece.sealed, place))) ?? '';
        if (there !== before || (await swap(database, store, [owner, id], piece, after))) return there;
      }
    });
    return found?.value;
  }

  /** Forgets whose things these are, and their key. */
  close(): void {
    this.known = undefined;
  }

  private async unreadableIn(
    store: PersonalStore,
    database: PersonalDatabase,
    { owner, seal }: Owner,
  ): Promise<readonly UnreadableRecord[]> {
    const unreadable: UnreadableRecord[] = [];
    for (const { id: key, sealed } of await database.getAll(store, IDBKeyRange.bound([owner], [owner, []]))) {
      const id = key.replace(UNREADABLE_PREFIX, '');
      const isReadable = (await seal.open(sealed, placeOf(store, owner, id))) !== undefined;
      const isBack = isReadable && key !== id && (await database.get(store, [owner, id])) === undefined;
      if (isBack) {
        await database.put(store, { owner, id, sealed });
        await database.delete(store, [owner, key]);
        this.settings.onUnreadable?.(`${store}/${key}`, false);
      } else if (!isReadable || key !== id) unreadable.push({ store, key, id });
    }
    return unreadable;
  }

  /** Unreadable text is not overwritten, because no one has seen it yet. */
  private async quarantine(
    store: PersonalStore,
    id: string,
    database: PersonalDatabase,
    { owner, seal }: Owner,
  ): Promise<void> {
    const piece = await database.get(store, [owner, id]);
    if (piece === undefined || (await seal.open(piece.sealed, placeOf(store, owner, id))) !== undefined) return;
    const key = `unreadable/${crypto.randomUUID()}/${id}`;
    await database.put(store, { owner, id: key, sealed: piece.sealed });
    await database.delete(store, [owner, id]);
    this.settings.onUnreadable?.(`${store}/${id}`, false);
    this.settings.onUnreadable?.(`${store}/${key}`, true);
    this.settings.report(`personal vault: ${store}: a text is not readable and was set aside`);
  }

  /**
   * Undefined, and reported, if the storage does not work; undefined if no one is signed in or their key could not be
   * loaded.
   */
  private async attempt<T>(
    store: PersonalStore,
    act: (database: PersonalDatabase, owner: Owner) => Promise<T>,
  ): Promise<{ readonly value: T } | undefined> {
    try {
      const owner = await this.owner();
      if (owner === undefined) return undefined;
      return { value: await act(await this.open(), owner) };
    } catch (error) {
      this.settings.report(`personal vault: ${store}: ${error instanceof Error ? error.name : 'unknown'}`);
      return undefined;
    }
  }

  /** One that cannot be decrypted does not affect the others, and is reported. */
  private async unseal(
    seal: Seal,
    sealed: SealedText,
    store: PersonalStore,
    owner: string,
    id: string,
  ): Promise<string | undefined> {
    const text = await seal.open(sealed, placeOf(store, owner, id));
    if (text === undefined) this.settings.report(`personal vault: ${store}: a piece could not be read`);
    this.settings.onUnreadable?.(`${store}/${id}`, text === undefined);
    return text;
  }

  private open(): Promise<PersonalDatabase> {
    this.database ??= openPersonalDatabase(this.settings.name, this.stores).catch((error: unknown) => {
      this.database = undefined;
      throw error;
    });
    return this.database;
  }

  /** The signed-in user; afterwards the last one, until `close`, so that their last entries can still be stored. */
  private async owner(): Promise<Owner | undefined> {
    const uid = this.settings.person();
    if (uid !== undefined && this.known?.uid !== uid) this.known = { uid, owner: this.become(uid) };
    const { known } = this;
    const owner = await known?.owner;
    if (owner === undefined && this.known === known) this.known = undefined;
    // Another user may have signed in in the meantime.
    return this.known === known ? owner : undefined;
  }

  private async become(uid: string): Promise<Owner | undefined> {
    const key = await this.settings.key();
    if (key === undefined || this.settings.person() !== uid) return undefined;
    return { owner: await digest(uid), seal: await Seal.with(key) };
  }
}

/** False, and nothing is changed, where another window has put something else there since `before` was read. */
async function swap(
  database: PersonalDatabase,
  store: PersonalStore,
  key: [string, string],
  before: StoredPiece | undefined,
  after: StoredPiece | undefined,
): Promise<boolean> {
  const act = database.transaction(store, 'readwrite');
  const isUnchanged = markOf(await act.store.get(key)) === markOf(before);
  if (isUnchanged) await (after === undefined ? act.store.delete(key) : act.store.put(after));
  await act.done;
  return isUnchanged;
}

const placeOf = (store: PersonalStore, owner: string, id: string): string => `${store}|${owner}|${id}`;
