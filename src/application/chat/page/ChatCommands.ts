import { parseMessageText, type MessageText, type MessageTextFailure } from '@/domain/chat/messages/MessageText';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { draftDestination } from '@/domain/drafts/draftDestination.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { latest } from '../../kernel/latest';
import type { Clock } from '../../kernel/ports/Clock';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { EngineCommand } from '../protocol/EngineCommand';
import type { ChatEngine } from '../ports/ChatEngine';
import type { ChatState } from './ChatState';

/** Interval of typing signals, in milliseconds: well before the last one expires. */
const TYPING_EVERY_MS = 4_000;

export interface MessageToSend {
  /** The chat that was on screen when typing started. */
  readonly typedFor: string;
  readonly onScreen: string;
  readonly draft: string;
  /** The message being answered. */
  readonly replyTo?: TimeId;
}

export interface MessageToEdit {
  readonly channelId: string;
  readonly timeId: TimeId;
  readonly draft: string;
}

export type SendMessageFailure = MessageTextFailure | { readonly kind: 'notSignedIn' };

export function reloadChats(engine: Pick<ChatEngine, 'command'>): void {
  engine.command({ type: 'reloadSessions' });
}

/**
 * Commands of the screens to the chat engine. Outcomes arrive as updates; only `send` and `edit` can refuse directly.
 * One instance per window, because it records the open chat and the recipient of the typing signal.
 */
export class ChatCommands {
  private readonly openings = latest();
  private readonly typingSentAt = new Map<string, number>();

  constructor(
    private readonly engine: Pick<ChatEngine, 'command'>,
    private readonly chatState: Pick<ChatState, 'uid' | 'markSubmitted'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** Opens a chat until it is closed; a chat opened since then stays open. */
  open(channelId: string): Unsubscribe {
    const isLatest = this.openings.begin();
    this.post({ type: 'select', channelId });
    return () => {
      if (isLatest()) this.post({ type: 'select', channelId: undefined });
    };
  }

  reloadChats(): void {
    reloadChats(this.engine);
  }

  reloadParticipants(channelId: string): void {
    this.post({ type: 'reloadParticipants', channelId });
  }

  /** Loads the next older page, unless one is loading. */
  loadOlder(channelId: string): void {
    this.post({ type: 'loadMore', channelId });
  }

  /** Loads the messages of a gap at once, without waiting for the next attempt. */
  loadGap(channelId: string): void {
    this.post({ type: 'loadGap', channelId });
  }

  /** Sets whether the user can see the window; only then are messages marked as read. */
  setFocus(focused: boolean, visible: boolean): void {
    this.post({ type: 'focus', focused, visible });
  }

  /** These messages of others were in view. */
  markSeen(channelId: string, timeIds: readonly TimeId[]): void {
    this.post({ type: 'seen', channelId, timeIds });
  }

  /** Sends a typing signal, or its end, to the others in a chat; throttled to spare the backend. */
  setTyping(channelId: string, isTyping: boolean): void {
    const now = this.clock.now();
    const sentAt = this.typingSentAt.get(channelId);
    if (isTyping ? sentAt !== undefined && now - sentAt < TYPING_EVERY_MS : sentAt === undefined) return;
    if (isTyping) this.typingSentAt.set(channelId, now);
    else this.typingSentAt.delete(channelId);
    this.post({ type: 'typing', channelId, isTyping });
  }

  /** Submits a draft to the engine's outbox, for the patient it was typed for. */
  send({ typedFor, onScreen, draft, replyTo }: MessageToSend): Result<void, SendMessageFailure> {
    const text = this.parse(draft);
    if (!text.ok) return text;
    const channelId = draftDestination({ typedFor, onScreen });
    this.chatState.markSubmitted(channelId, text.value);
    this.post({ type: 'send', channelId, text: text.value, ...(replyTo !== undefined && { replyTo }) });
    return ok(undefined);
  }

  /** Replaces the text of an own message. */
  edit({ channelId, timeId, draft }: MessageToEdit): Result<void, SendMessageFailure> {
    const text = this.parse(draft);
    if (!text.ok) return text;
    this.chatState.markSubmitted(channelId, text.value);
    this.post({ type: 'edit', channelId, timeId, text: text.value });
    return ok(undefined);
  }

  /** Deletes an own message; all participants see that it was deleted. */
  delete(channelId: string, timeId: TimeId): void {
    this.post({ type: 'delete', channelId, timeId });
  }

  /** Sends one refused or held message. The patient's other messages wait until their author decides. */
  retry(channelId: string, entryId: string): void {
    this.post({ type: 'retry', channelId, entryId });
  }

  /** Discards an unconfirmed outbox entry. */
  discard(entryId: string): void {
    this.post({ type: 'discard', entryId });
  }

  /** Sends pending entries from this window, whichever window of the user leads. */
  sendFromHere(): void {
    this.post({ type: 'sendHere' });
  }

  /** Retries reading unreadable texts on this device. */
  retryUnreadable(): void {
    this.engine.command({ type: 'retryUnreadable' });
  }

  discardUnreadable(id: string): void {
    this.engine.command({ type: 'discardUnreadable', id });
  }

  private parse(draft: string): Result<MessageText, SendMessageFailure> {
    const text = parseMessageText(draft);
    return text.ok && this.chatState.uid === undefined ? fail({ kind: 'notSignedIn' }) : text;
  }

  private post(command: EngineCommand): void {
    this.engine.command(command);
  }
}
