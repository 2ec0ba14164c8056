import { action, makeObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { HistoryState } from '@/application/chat/protocol/EngineUpdate';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { TimeId } from '@/domain/chat/messages/TimeId';

export interface Announcement {
  /** Increasing; a message can be announced as new, as changed and as deleted. */
  readonly key: number;
  readonly kind: 'new' | 'changed' | 'deleted';
  readonly message: ChatMessage;
}

/** The messages of a chat before the update that is to be announced. */
export interface RowsBefore {
  readonly size: number;
  /** Server order of the message that arrived last. */
  readonly lastSeq: TimeId;
  at(index: number): ChatMessage | undefined;
  get(timeId: TimeId): ChatMessage | undefined;
}

/** Delay between showing and announcing something, in milliseconds, so that several changes become one announcement. */
const READ_OUT_AFTER_MS = 100;
/** Number of announcements that stay in the live region; announced ones may go. */
const KEPT = 20;

/**
 * The screen reader announcements of the open chat: each message once when it arrives and once when it is changed or
 * deleted. Not announced: confirmations of own messages, older messages, and those loaded at the opening.
 */
export class Announcements {
  list: readonly Announcement[] = [];
  private last = 0;
  /** True once the first page is loaded: later messages are new. Before, only messages sent from here are new. */
  private begun = false;
  private waiting: readonly Announcement[] = [];
  private wait: Unsubscribe | undefined;

  constructor(private readonly clock: Pick<Clock, 'wakeIn'>) {
    makeObservable<this, 'say'>(this, { list: observableRef, say: action, clear: action });
  }

  applyHistory({ phase, reachedStart }: HistoryState): void {
    this.begun ||= phase === 'idle' || reachedStart;
  }

  /** `filling`: messages that were missing may be coming in between. */
  applyMessages(changed: readonly ChatMessage[], removed: readonly TimeId[], rows: RowsBefore, filling: boolean): void {
    const news = this.begun ? changed : changed.filter(isBeingSent);
    const left = removed.flatMap(timeId => rows.get(timeId) ?? []);
    const late = changed.length === 1 && !filling;
    const said = news.flatMap(message => {
      const kind = kindOf(message, rows, left, late);
      return kind === undefined ? [] : [{ key: (this.last += 1), kind, message }];
    });
    if (said.length === 0) return;
    this.waiting = [...this.waiting, ...said].slice(-KEPT);
    this.wait ??= this.clock.wakeIn(READ_OUT_AFTER_MS, () => this.say());
  }

  /** Clears the announcements made so far. */
  clear(): void {
    this.wait?.();
    this.wait = undefined;
    this.waiting = [];
    this.list = [];
  }

  private say(): void {
    this.wait = undefined;
    this.list = [...this.list, ...this.waiting].slice(-KEPT);
    this.waiting = [];
  }
}

function kindOf(
  message: ChatMessage,
  rows: RowsBefore,
  left: readonly ChatMessage[],
  late: boolean,
): Announcement['kind'] | undefined {
  const before = rows.get(message.timeId);
  if (before !== undefined) return changeOf(before, message);
  if (message.deleted || left.some(gone => isSame(gone, message))) return undefined;
  const oldest = rows.at(0)?.timeId;
  if (oldest === undefined) return late ? 'new' : undefined;
  const { seq = Infinity } = message;
  return seq > rows.lastSeq || (late && message.timeId > oldest) ? 'new' : undefined;
}

function changeOf(before: ChatMessage, { text, deleted }: ChatMessage): Announcement['kind'] | undefined {
  if (before.deleted) return undefined;
  if (deleted) return 'deleted';
  return before.text === text ? undefined : 'changed';
}

const isBeingSent = ({ isPending, deleted, edited }: ChatMessage): boolean => isPending && !deleted && !edited;

/** A pending message that the backend stored under another time id. */
const isSame = (gone: ChatMessage, { uuid, text }: ChatMessage): boolean =>
  gone.isPending && gone.uuid === uuid && gone.text === text;
