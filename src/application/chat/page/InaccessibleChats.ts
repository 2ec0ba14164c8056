import { chatSessionIdOf } from '@/domain/kernel/ChatGeneration';
import type { EngineUpdate } from '../protocol/EngineUpdate';

/** Reasons why messages cannot be sent: the chat has ended, or this user is not in it. */
export type ChatClosing = 'ended' | 'notInChat';

interface ClosedChat {
  readonly chatSessionId: string;
  readonly why: ChatClosing;
  /** The update that reported it, for late subscribers. */
  readonly update: EngineUpdate;
}

/** Chats that the backend has reported as closed to this user, until it says otherwise. */
export class InaccessibleChats {
  /** By channel. */
  private readonly closed = new Map<string, ClosedChat>();
  /** The last complete list: chat sessions by channel. */
  private listed: ReadonlyMap<string, string> = new Map();

  get update(): readonly EngineUpdate[] {
    return [...this.closed.values()].map(({ update }) => update);
  }

  whyClosed(channelId: string): ChatClosing | undefined {
    return this.closed.get(channelId)?.why;
  }

  whyGone(chatSessionId: string): ChatClosing | undefined {
    return [...this.closed.values()].find(chat => chat.chatSessionId === chatSessionId)?.why;
  }

  /** `me`: this user's id. */
  apply(update: EngineUpdate, me: string | undefined): void {
    switch (update.type) {
      case 'chatEnded':
        return this.close(update.channelId, 'ended', update);
      case 'chatFailure':
        if (update.kind === 'notInChat' && update.channelId !== undefined)
          this.close(update.channelId, 'notInChat', update);
        return;
      case 'participants':
        if (update.participants.phase === 'known' && update.participants.people.some(({ userId }) => userId === me))
          this.letIn(update.channelId);
        return;
      case 'sessions':
        if (update.phase === 'known')
          this.compare(new Map(update.sessions.map(({ channelId, chatSessionId }) => [channelId, chatSessionId])));
        return;
      default:
        return;
    }
  }

  clear(): void {
    this.closed.clear();
    this.listed = new Map();
  }

  /** A chat that has ended stays closed, whatever its participants. */
  private close(channelId: string, why: ChatClosing, update: EngineUpdate): void {
    if (this.whyClosed(channelId) === 'ended') return;
    this.closed.set(channelId, {
      chatSessionId: this.listed.get(channelId) ?? chatSessionIdOf(channelId),
      why,
      update,
    });
  }

  private letIn(channelId: string): void {
    if (this.whyClosed(channelId) === 'notInChat') this.closed.delete(channelId);
  }

  /** A chat that is listed again is accessible again. */
  private compare(now: ReadonlyMap<string, string>): void {
    for (const channelId of now.keys()) if (!this.listed.has(channelId)) this.closed.delete(channelId);
    this.listed = now;
  }
}
