import type { TimeId } from '@/domain/chat/messages/TimeId';
import { latest } from '../../kernel/latest';
import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { EngineCommand } from '../protocol/EngineCommand';
import type { ChatEngine } from '../ports/ChatEngine';

/** How often a typing indicator is sent while the person types, in milliseconds: well before the last one expires. */
const TYPING_EVERY_MS = 4_000;

/** Loads the list of chats once more. */
export function reloadChats(engine: Pick<ChatEngine, 'command'>): void {
  engine.command({ type: 'command', command: { type: 'reloadSessions' } });
}

/**
 * Commands of the screens to the chat engine. They return nothing; updates follow. One instance for each window,
 * because it records which chat is open and who was sent a typing indicator.
 */
export class ChatCommands {
  private readonly openings = latest();
  private readonly typingSentAt = new Map<string, number>();

  constructor(
    private readonly engine: Pick<ChatEngine, 'command'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Puts one chat on the screen until it is closed; a chat that was opened since stays open. */
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

  /** Loads the next older page. Asking while one is loading changes nothing. */
  loadOlder(channelId: string): void {
    this.send({ type: 'loadMore', channelId });
  }

  /** Loads messages that are missing between others at once, without waiting for the next try. */
  loadGap(channelId: string): void {
    this.send({ type: 'loadGap', channelId });
  }

  /** Whether the person can see the window: only then is anything read. */
  setFocus(focused: boolean, visible: boolean): void {
    this.send({ type: 'focus', focused, visible });
  }

  /** These messages of others were in view. */
  markSeen(channelId: string, timeIds: readonly TimeId[]): void {
    this.send({ type: 'seen', channelId, timeIds });
  }

  /** Sends a typing indicator, or its end, to the others in a chat; seldom enough not to burden the backend. */
  setTyping(channelId: string, isTyping: boolean): void {
    const now = this.clock.now();
    const sentAt = this.typingSentAt.get(channelId);
    if (isTyping ? sentAt !== undefined && now - sentAt < TYPING_EVERY_MS : sentAt === undefined) return;
    if (isTyping) this.typingSentAt.set(channelId, now);
    else this.typingSentAt.delete(channelId);
    this.send({ type: 'typing', channelId, isTyping });
  }

  /** Deletes an own message; everybody sees that something was deleted. */
  deleteMessage(channelId: string, timeId: TimeId): void {
    this.send({ type: 'delete', channelId, timeId });
  }

  /** Sends one message that was refused or held. The patient's other ones wait until their author decides. */
  retry(channelId: string, entryId: string): void {
    this.send({ type: 'retry', channelId, entryId });
  }

  /** Discards one entry of the outbox that the backend has not confirmed. */
  discard(entryId: string): void {
    this.send({ type: 'discard', entryId });
  }

  /** Sends what waits from this window, whichever window of the person leads. */
  sendFromHere(): void {
    this.send({ type: 'sendHere' });
  }

  /** Tries again to read the texts on this device that could not be read. */
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
