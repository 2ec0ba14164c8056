import type { ChatCommands } from '../page/ChatCommands';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { Listeners } from '../../kernel/Listeners';
import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState } from '../page/ChatState';

/** Time to undo a discard, in milliseconds. */
export const UNDO_MS = 10_000;

/**
 * Unsent messages that their author has just discarded. A refused message is deleted only after the time to undo is
 * over.
 */
export class UndoableDiscards {
  private readonly pending = new Map<string, { readonly uid: string | undefined; readonly stop: Unsubscribe }>();
  private deleted: readonly { readonly entry: OutboxEntry; readonly uid: string | undefined }[] = [];
  private readonly deletedListeners = new Listeners<[entries: readonly OutboxEntry[]]>();
  private readonly listeners = new Listeners<[entryIds: ReadonlySet<string>]>();

  constructor(
    private readonly commands: Pick<ChatCommands, 'discard'>,
    private readonly chatState: Pick<ChatState, 'uid'>,
    private readonly clock: Clock,
  ) {}

  /** Deletes a message that may be sent at any moment at once; undo writes it again. */
  discardWaiting(entry: OutboxEntry): void {
    this.commands.discard(entry.id);
    this.clock.wakeIn(UNDO_MS, () => this.forgetDeleted(entry.id));
    this.deleted = [...this.deleted, { entry, uid: this.chatState.uid }];
    this.notifyDeleted();
  }

  /** Returns a deleted message to its author, once; undefined if it is too late. */
  removeDeleted(entryId: string): OutboxEntry | undefined {
    const found = this.deleted.find(({ entry, uid }) => entry.id === entryId && uid === this.chatState.uid);
    this.forgetDeleted(entryId);
    return found?.entry;
  }

  /** Reports deleted messages that can be restored: at once and on every change. */
  watchDeleted(notify: (entries: readonly OutboxEntry[]) => void): Unsubscribe {
    notify(this.ownDeleted());
    return this.deletedListeners.add(notify);
  }

  discard(entryId: string): void {
    if (this.pending.has(entryId)) return;
    const stop = this.clock.wakeIn(UNDO_MS, () => this.carryOut(entryId));
    this.pending.set(entryId, { uid: this.chatState.uid, stop });
    this.notify();
  }

  undo(entryId: string): void {
    this.pending.get(entryId)?.stop();
    if (this.pending.delete(entryId)) this.notify();
  }

  /** Completes all discards now, before messages are sent again. */
  finish(): void {
    for (const entryId of [...this.pending.keys()]) this.carryOut(entryId);
  }

  /** Reports which messages are discarded and can be restored: at once and on every change. */
  watch(notify: (entryIds: ReadonlySet<string>) => void): Unsubscribe {
    notify(new Set(this.pending.keys()));
    return this.listeners.add(notify);
  }

  private carryOut(entryId: string): void {
    const discarded = this.pending.get(entryId);
    discarded?.stop();
    this.pending.delete(entryId);
    this.notify();
    // The next user decides for themselves.
    if (discarded !== undefined && discarded.uid === this.chatState.uid) this.commands.discard(entryId);
  }

  private forgetDeleted(entryId: string): void {
    this.deleted = this.deleted.filter(({ entry }) => entry.id !== entryId);
    this.notifyDeleted();
  }

  private ownDeleted(): readonly OutboxEntry[] {
    return this.deleted.filter(({ uid }) => uid === this.chatState.uid).map(({ entry }) => entry);
  }

  private notifyDeleted(): void {
    this.deletedListeners.notify(this.ownDeleted());
  }

  private notify(): void {
    this.listeners.notify(new Set(this.pending.keys()));
  }
}
