import { generationOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { ChatDraftKey } from '@/domain/drafts/DraftKey';
import type { StorageState } from '../../protocol/StorageState';
import type { Latest } from '../../../kernel/latest';
import type { EngineEffect } from '../reducer/EngineEffect';
import type { EngineEvent } from '../reducer/EngineEvent';
import type { EnginePorts } from './EnginePorts';

/** An effect that changes or reads the vault. */
export type VaultEffect = Extract<EngineEffect, { type: 'save' | 'resave' | 'forget' | 'readVault' }>;

/** Without entries, the vault did not answer. */
export interface VaultContent {
  readonly entries?: readonly OutboxEntry[];
}

/** The engine state that the vault needs. */
interface VaultOwner {
  readonly uid: () => string | undefined;
  /** Overtaken on sign-in and sign-out. */
  readonly visit: Latest;
  readonly unsent: () => readonly OutboxEntry[];
  readonly isInVault: (entryId: string) => boolean;
  readonly onStorage: (state: StorageState) => void;
}

/** Returns the key of an entry's draft; a deletion has none. */
function draftOf({ kind, channelId }: OutboxEntry): ChatDraftKey | undefined {
  return kind === 'delete' ? undefined : { kind, channelId };
}

/**
 * Performs effects on the vault in sequence, so the first written is the first stored, shown and sent. Watches whether
 * all pending entries are on the device.
 */
export class EngineVault {
  private acts: Promise<unknown> = Promise.resolve();
  private storage: StorageState | undefined;

  constructor(
    private readonly ports: Pick<EnginePorts, 'vault' | 'draftSubmitted'>,
    private readonly owner: VaultOwner,
    /** Generation of its chats; entries of the other one stay in the vault. */
    private readonly generation?: ChatGeneration,
  ) {}

  open(uid: string): Promise<VaultContent> {
    const isSameVisit = this.owner.visit.current();
    return this.inOrder(() => this.read(uid, isSameVisit));
  }

  /** Calls `onEvent` with the result of the effect, unless the user has changed in the meantime. */
  run(effect: VaultEffect, onEvent: (event: EngineEvent) => void): void {
    const isSameVisit = this.owner.visit.current();
    const work = async (): Promise<void> => {
      const event = await this.carryOut(effect);
      if (event !== undefined && isSameVisit()) onEvent(event);
    };
    const draft = effect.type === 'save' ? draftOf(effect.entry) : undefined;
    const draftStored = draft && this.ports.draftSubmitted?.(draft);
    void this.inOrder(draftStored === undefined ? work : () => draftStored.then(work));
  }

  /** Settles once all writes so far are done. */
  async atRest(): Promise<void> {
    await this.acts;
  }

  /** The user has signed out. */
  forgetStorage(): void {
    this.storage = undefined;
  }

  private async carryOut(effect: VaultEffect): Promise<EngineEvent | undefined> {
    switch (effect.type) {
      case 'save':
        return this.save(effect.entry);
      case 'resave':
        await this.ports.vault.save(effect.entry);
        return undefined;
      case 'forget':
        await this.ports.vault.forget(effect.entryId);
        return undefined;
      case 'readVault':
        return { type: 'vaultRead', ...(await this.read(this.owner.uid(), this.owner.visit.current())) };
    }
  }

  /** The vault of a previous user stays closed, because the current key may belong to another user. */
  private async read(uid: string | undefined, isSameVisit: () => boolean): Promise<VaultContent> {
    if (uid === undefined || !isSameVisit()) return {};
    const opened = await this.ports.vault.open(uid);
    const entries = opened.ok ? opened.value.filter(entry => this.isOwn(entry)) : undefined;
    if (isSameVisit()) this.setStorage(entries === undefined ? 'missing' : this.storageStateFor(entries));
    return entries === undefined ? {} : { entries };
  }

  private async save(entry: OutboxEntry): Promise<EngineEvent> {
    const saved = await this.ports.vault.save(entry, draftOf(entry));
    if (!saved.ok) this.setStorage(saved.failure.kind === 'noRoom' && this.storage !== 'missing' ? 'full' : 'missing');
    return { type: 'saved', entry, isOnDisk: saved.ok };
  }

  private isOwn({ channelId }: OutboxEntry): boolean {
    return this.generation === undefined || generationOf(channelId) === this.generation;
  }

  /** While a pending entry is only in memory, the user must know, even if the device works again. */
  private storageStateFor(saved: readonly OutboxEntry[]): StorageState {
    const isAllSaved = this.owner
      .unsent()
      .every(({ id }) => this.owner.isInVault(id) || saved.some(entry => entry.id === id));
    if (isAllSaved) return 'works';
    return this.storage === 'full' ? 'full' : 'missing';
  }

  private setStorage(state: StorageState): void {
    if (state === this.storage) return;
    this.storage = state;
    this.owner.onStorage(state);
  }

  private inOrder<T>(act: () => Promise<T>): Promise<T> {
    const done = this.acts.then(act);
    this.acts = done.catch(() => undefined);
    return done;
  }
}
