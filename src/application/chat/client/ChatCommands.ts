import type { TimeId } from '@/domain/chat/messages/TimeId';
import { latest } from '../../kernel/latest';
import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { EngineCommand } from '../protocol/EngineCommand';
import type { ChatEngine } from '../ports/ChatEngine';

/** Interval of typing signals, in milliseconds: well before the last one expires. */
const TYPING_EVERY_MS = 4_000;

/** Reloads the list of chats. */
export function reloadChats(engine: Pick<ChatEngine, 'command'>): void {
  engine.command({ type: 'command', command: { type: 'reloadSessions' } });
}

/**
 * Commands of the screens to the chat engine. They return nothing; updates follow. One instance per window, because it
 * records the open chat and the recipient of the typing signal.
 */
export class ChatCommands {
  private readonly openings = latest();
  private readonly typingSentAt = new Map<string, number>();

  constructor(
    private readonly engine: Pick<ChatEngine, 'command'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Opens a chat until it is closed; a chat opened since then stays open. */
  open(channelId: string): Unsubscribe {
    const isLatest = this.openings.begin();
    this.send({ type: 'select', channelId });
    return () => {
      if (isLatest()) this.send({ type: 'select', channelId: undefined });
    };
  }

  reloadChats(): void {
    reloadChats(this.engine);
  }

  reloadParticipants(channelId: string): void {
    this.send({ type: 'reloadParticipants', channelId });
  }

  /** Loads the next older page, unless one is loading. */
  loadOlder(channelId: string): void {
    this.send({ type: 'loadMore', channelId });
  }

  /** Loads the messages of a gap at once, without waiting for the next attempt. */
  loadGap(channelId: string): void {
    this.send({ type: 'loadGap', channelId });
  }

  /** Sets whether the user can see the window; only then are messages marked as read. */
  setFocus(focused: boolean, visible: boolean): void {
    this.send({ type: 'focus', focused, visible });
  }

  /** These messages of others were in view. */
  markSeen(channelId: string, timeIds: readonly TimeId[]): void {
    this.send({ type: 'seen', channelId, timeIds });
  }

  /** Sends a typing signal, or its end, to the others in a chat; throttled to spare the backend. */
  setTyping(channelId: string, isTyping: boolean): void {
    const now = this.clock.now();
    const sentAt = this.typingSentAt.get(channelId);
    if (isTyping ? sentAt !== undefined && now - sentAt < TYPING_EVERY_MS : sentAt === undefined) return;
    if (isTyping) this.typingSentAt.set(channelId, now);
    else this.typingSentAt.delete(channelId);
    this.send({ type: 'typing', channelId, isTyping });
  }

  /** Deletes an own message; all participants see that it was deleted. */
  deleteMessage(channelId: string, timeId: TimeId): void {
    this.send({ type: 'delete', channelId, timeId });
  }

  /** Sends one refused or held message. The patient's other messages wait until their author decides. */
  retry(channelId: string, entryId: string): void {
    this.send({ type: 'retry', channelId, entryId });
  }

  /** Discards an unconfirmed outbox entry. */
  discard(entryId: string): void {
    this.send({ type: 'discard', entryId });
  }

  /** Sends pending entries from this window, whichever window of the user leads. */
  sendFromHere(): void {
    this.send({ type: 'sendHere' });
  }

  /** Retries reading unreadable texts on this device. */
  retryUnreadable(): void {
    this.engine.command({ type: 'retryUnreadable' });
  }

  discardUnreadable(id: string): void {
    this.engine.command({ type: 'discardUnreadable', id });
  }

  private send(command: EngineCommand): void {
    this.engine.command({ type: 'command', command });
  }
}
