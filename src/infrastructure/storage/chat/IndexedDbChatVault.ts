import { storedDraftId, type ChatDraftKey, type DraftKey } from '@/domain/drafts/DraftKey';
import type { ChatDraftVault } from '@/application/drafts/ports/ChatDraftVault';
import type { ChangedDraft } from '@/application/drafts/ports/DraftVault';
import type { OutboxVault, VaultFailure } from '@/application/chat/ports/OutboxVault';
import type { UnreadableText, UnreadableVault } from '@/application/chat/ports/UnreadableVault';
import { latest } from '@/application/kernel/latest';
import { Listeners } from '@/application/kernel/Listeners';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { storablePatientName } from '@/domain/drafts/storablePatientName';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { serializeOutboxEntry, parseOutboxEntry } from './serializeOutboxEntry';
import { Seal } from '../kernel/Seal';
import { quarantinedRecords, type Origin } from './quarantinedRecords';
import { replaceDraftWithEntry, markOf, replaceRecord } from './replaceRecord';
import { openVaultDatabase, type StoredPiece, type StoreName, type VaultDatabase } from './VaultDatabase';
import { digest } from '../kernel/digest';

const unavailable = fail({ kind: 'storageUnavailable' } as const satisfies VaultFailure);

/** Outbox and drafts of one user at a time in the browser's database, each piece encrypted separately. */
export class IndexedDbChatVault implements OutboxVault, ChatDraftVault, UnreadableVault {
  private database: VaultDatabase | undefined;
  private seal: Seal | undefined;
  private owner: string | undefined;
  /** A later key, or the end, overtakes a key that is still being prepared. */
  private readonly keys = latest();
  /** Marks of the drafts that this window last read or stored, by stored id: those are its own. */
  private readonly ownDrafts = new Map<string, string>();
  private readonly quarantineListeners = new Listeners();

  constructor(
    private readonly name: string,
    private readonly report: (problem: string) => void,
  ) {}

  /** Opens the device's storage; false when there is none. */
  async openStorage(): Promise<boolean> {
    try {
      this.database ??= await openVaultDatabase(this.name);
      return true;
    } catch (error) {
      this.report(`chat vault: ${error instanceof Error ? error.name : 'unknown'}`);
      return false;
    }
  }

  /** Without a key nothing is read or stored. */
  async unlock(key: Uint8Array<ArrayBuffer> | undefined): Promise<void> {
    const isLatest = this.keys.begin();
    const seal = key === undefined ? undefined : await Seal.with(key);
    if (isLatest()) this.seal = seal;
  }

  async open(uid: string): Promise<Result<readonly OutboxEntry[], VaultFailure>> {
    this.owner = await digest(uid);
    if (this.database === undefined || this.seal === undefined) return unavailable;
    const entries: OutboxEntry[] = [];
    for (const piece of await this.pieces('outbox')) {
      const text = await this.seal.open(piece.sealed, placeOf('outbox', piece));
      const entry = text === undefined ? undefined : parseOutboxEntry(text);
      if (entry?.author === uid) entries.push(entry);
      else await this.quarantine('outbox', piece);
    }
    return ok(entries.sort((a, b) => (a.clientTs < b.clientTs ? -1 : 1)));
  }

  async save(entry: OutboxEntry, draft?: ChatDraftKey): Promise<Result<void, VaultFailure>> {
    const { seal, owner } = this;
    if (seal === undefined || owner === undefined) return unavailable;
    const piece = await sealedPiece(seal, 'outbox', { owner, id: entry.id }, serializeOutboxEntry(entry));
    const place = draft && storedDraftId(draft);
    const mark = place === undefined ? undefined : this.ownDrafts.get(place);
    const done = this.attempt(database =>
      replaceDraftWithEntry(database, piece, place !== undefined && mark !== undefined ? { place, mark } : undefined),
    );
    return (await done) ? ok(undefined) : unavailable;
  }

  async forget(entryId: string): Promise<void> {
    if (this.owner !== undefined)
      await this.attempt(database => database.delete('outbox', [this.owner ?? '', entryId]));
  }

  close(): void {
    this.keys.cancel();
    this.seal = undefined;
    this.owner = undefined;
    this.ownDrafts.clear();
  }

  async unreadable(): Promise<readonly UnreadableText[]> {
    const texts = (await this.pieces('quarantine')).map(quarantinedRecords.describe).filter(text => text !== undefined);
    return this.seal === undefined
      ? [...(await this.locked('outbox')), ...(await this.locked('drafts')), ...texts]
      : texts;
  }

  async readAgain(): Promise<void> {
    const { seal } = this;
    if (seal === undefined) return;
    for (const piece of await this.pieces('quarantine')) {
      const origin = quarantinedRecords.originOf(piece);
      if (
        origin === undefined ||
        (await seal.open(piece.sealed, placeOf(origin.store, { ...piece, id: origin.id }))) === undefined
      )
        continue;
      await this.attempt(database => bringBack(database, piece, origin));
    }
  }

  async discardUnreadable(id: string): Promise<void> {
    const { owner } = this;
    if (owner !== undefined) await this.attempt(database => database.delete('quarantine', [owner, id]));
  }

  watchUnreadable(onChange: () => void): Unsubscribe {
    return this.quarantineListeners.add(onChange);
  }

  async draftOf(key: DraftKey): Promise<string | undefined> {
    const { seal, owner } = this;
    if (seal === undefined || owner === undefined) return undefined;
    let text: string | undefined;
    const works = await this.attempt(async database => {
      const piece = await database.get('drafts', [owner, storedDraftId(key)]);
      text = piece && (await this.textOf(piece, seal));
    });
    return works ? (text ?? '') : undefined;
  }

  async drafts(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    const { seal } = this;
    if (seal === undefined) return found;
    for (const piece of await this.pieces('drafts')) {
      const text = await this.textOf(piece, seal);
      if (text !== undefined) {
        found.set(piece.id, text);
        if (!this.ownDrafts.has(piece.id)) this.ownDrafts.set(piece.id, markOf(piece));
      }
    }
    return found;
  }

  async draftNames(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    const { seal } = this;
    if (seal === undefined) return found;
    for (const piece of await this.pieces('drafts')) {
      const name =
        piece.name === undefined ? undefined : storablePatientName(await seal.open(piece.name, placeOf(NAMES, piece)));
      if (name !== undefined) found.set(piece.id, name);
    }
    return found;
  }

  async saveDraft(key: DraftKey, text: string, patientName?: string): Promise<Result<void, VaultFailure>> {
    const id = storedDraftId(key);
    if (text !== '') return this.put('drafts', id, text, storablePatientName(patientName));
    const { owner } = this;
    if (owner === undefined) return unavailable;
    return (await this.attempt(database => database.delete('drafts', [owner, id]))) ? ok(undefined) : unavailable;
  }

  async replaceDraft(
    key: DraftKey,
    before: string,
    text: string,
    patientName?: string,
  ): Promise<Result<void, VaultFailure | ChangedDraft>> {
    const { seal, owner, database } = this;
    const id = storedDraftId(key);
    if (seal === undefined || owner === undefined || database === undefined) return unavailable;
    const after =
      text === ''
        ? undefined
        : await sealedPiece(seal, 'drafts', { owner, id }, text, storablePatientName(patientName));
    for (;;) {
      let [there, isReplaced] = ['', false];
      const works = await this.attempt(async () => {
        const piece = await database.get('drafts', [owner, id]);
        const text = piece && (await this.textOf(piece, seal));
        there = text ?? '';
        isReplaced =
          there === before &&
          (await replaceRecord(database, [owner, id], text === undefined ? undefined : piece, after));
      });
      if (!works) return unavailable;
      if (isReplaced) {
        this.ownDrafts.set(id, markOf(after));
        return ok(undefined);
      }
      if (there !== before) return fail({ kind: 'changed', there });
    }
  }

  private async put(
    store: 'drafts',
    id: string,
    text: string,
    patientName?: string,
  ): Promise<Result<void, VaultFailure>> {
    const { seal, owner } = this;
    if (seal === undefined || owner === undefined) return unavailable;
    const piece = await sealedPiece(seal, store, { owner, id }, text, patientName);
    this.ownDrafts.set(id, markOf(piece));
    return (await this.attempt(database => database.put(store, piece))) ? ok(undefined) : unavailable;
  }

  /** Undefined, and set aside, where it cannot be read. */
  private async textOf(piece: StoredPiece, seal: Seal): Promise<string | undefined> {
    const text = await seal.open(piece.sealed, placeOf('drafts', piece));
    if (text === undefined) await this.quarantine('drafts', piece);
    return text;
  }

  private async pieces(store: StoreName): Promise<StoredPiece[]> {
    const { owner } = this;
    let found: StoredPiece[] = [];
    if (owner === undefined) return found;
    await this.attempt(async database => {
      found = await database.getAll(store, IDBKeyRange.bound([owner], [owner, []]));
    });
    return found;
  }

  private async locked(store: Origin['store']): Promise<readonly UnreadableText[]> {
    return (await this.pieces(store))
      .map(({ id }) => quarantinedRecords.describeAt({ store, id }, `locked ${store} ${id}`))
      .map(text => ({ ...text, isLocked: true }));
  }

  private async quarantine(store: 'outbox' | 'drafts', piece: StoredPiece): Promise<void> {
    this.report(`chat vault: a stored piece of ${store} could not be read and was set aside`);
    await this.attempt(async database => {
      await database.put('quarantine', quarantinedRecords.setApart(store, piece));
      await database.delete(store, [piece.owner, piece.id]);
    });
    this.quarantineListeners.notify();
  }

  /** False, and reported, if the storage does not work or no longer works. */
  private async attempt(action: (database: VaultDatabase) => Promise<unknown>): Promise<boolean> {
    if (this.database === undefined) return false;
    try {
      await action(this.database);
      return true;
    } catch (error) {
      this.report(`chat vault: ${error instanceof Error ? error.name : 'unknown'}`);
      return false;
    }
  }
}

/** The place to which the name beside a draft is bound: neither can be substituted for the other. */
const NAMES = 'draftNames';

const placeOf = (store: string, { owner, id }: Pick<StoredPiece, 'owner' | 'id'>): string => `${store}|${owner}|${id}`;

/** In one step; if a draft has been stored in the meantime, the older one stays where it is. */
async function bringBack(database: VaultDatabase, piece: StoredPiece, { store, id }: Origin): Promise<void> {
  const act = database.transaction([store, 'quarantine'], 'readwrite');
  const isFree = (await act.objectStore(store).getKey([piece.owner, id])) === undefined;
  if (isFree) {
    await act.objectStore(store).put({ ...piece, id });
    await act.objectStore('quarantine').delete([piece.owner, piece.id]);
  }
  await act.done;
}

async function sealedPiece(
  seal: Seal,
  store: StoreName,
  at: Pick<StoredPiece, 'owner' | 'id'>,
  text: string,
  patientName?: string,
): Promise<StoredPiece> {
  const sealed = await seal.close(text, placeOf(store, at));
  return patientName === undefined
    ? { ...at, sealed }
    : { ...at, sealed, name: await seal.close(patientName, placeOf(NAMES, at)) };
}
