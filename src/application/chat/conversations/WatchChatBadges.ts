import { chatSessionIdOf } from '@/domain/kernel/ChatGeneration';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { patientName } from '@/domain/chat/conversations/patientName';
import { isBlocking } from '@/domain/chat/messages/isBlocking';
import { millisecondsOfTimeId } from '@/domain/chat/messages/TimeId';
import type { Waiting } from '@/domain/chat/conversations/waitingSince.rule';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState, ChatUpdate, SessionsNews } from '../client/ChatState';
import { EndedChats, type LostChat } from './EndedChats';

/** What one conversation shows of itself outside the chat: on its tab, at home, in the palette. */
export interface ChatMark {
  readonly chatSessionId: string;
  /** False for a chat of the first generation. */
  readonly pubNub: boolean;
  readonly patientName: string;
  readonly unread: number;
  /**
   * Since when the patient waits for an answer, in milliseconds since 1970; null: nobody knows whether they do; absent:
   * they do not.
   */
  readonly waitingSince?: number | null;
  /** They may have begun to wait before. */
  readonly waitsAtLeast?: boolean;
  readonly highRisk: boolean;
  readonly hasDraft: boolean;
  /** Messages that are not sent before their author decides about them. */
  readonly undecided: number;
}

export interface ChatBadges {
  /** Only `known` makes an empty list mean that there are none. */
  readonly phase: SessionsNews['phase'];
  readonly chats: readonly ChatMark[];
}

export interface ChatMarkListener {
  onMarks(marks: ChatBadges): void;
  onEnded(chatSessionId: string): void;
  onLost(chat: LostChat): void;
}

/** Follows what all conversations need, and which of them end. */
export class WatchChatBadges {
  constructor(private readonly board: ChatState) {}

  /** `refresh` looks at the drafts again, which are typed without anybody being told. */
  execute(listener: ChatMarkListener): { readonly stop: Unsubscribe; readonly refresh: () => void } {
    let phase: SessionsNews['phase'] = 'unknown';
    let sessions = new Map<string, ChatSession>();
    const losses = new EndedChats(this.board, listener);
    const refresh = (): void =>
      listener.onMarks({ phase, chats: [...sessions.values()].map(session => this.markOf(session)) });
    const take = (hostUpdate: ChatUpdate): void => {
      losses.take(hostUpdate);
      if (hostUpdate.type === 'cleared') [phase, sessions] = ['unknown', new Map<string, ChatSession>()];
      else if (hostUpdate.type !== 'update') return;
      else if (hostUpdate.update.type === 'sessions')
        [phase, sessions] = [
          hostUpdate.update.phase,
          new Map(hostUpdate.update.sessions.map(session => [session.channelId, session])),
        ];
      else if (hostUpdate.update.type === 'session')
        sessions.set(hostUpdate.update.session.channelId, hostUpdate.update.session);
      else if (hostUpdate.update.type === 'chatEnded')
        return end(sessions.get(hostUpdate.update.channelId), hostUpdate.update.channelId, listener);
      else if (hostUpdate.update.type !== 'unsent') return;
      refresh();
    };
    return { stop: this.board.subscribe(take), refresh };
  }

  private markOf(session: ChatSession): ChatMark {
    const { chatSessionId, channelId, pubNub, patient, unread, highRisk, waiting } = session;
    return {
      chatSessionId,
      pubNub,
      patientName: patientName(patient),
      unread,
      highRisk,
      hasDraft: this.board.draftOf(channelId).trim() !== '',
      undecided: this.board.unsent.filter(entry => entry.channelId === channelId && isBlocking(entry)).length,
      ...(waiting !== undefined && signOf(waiting)),
    };
  }
}

function signOf(waiting: Waiting): Pick<ChatMark, 'waitingSince' | 'waitsAtLeast'> {
  if (waiting.since === null) return { waitingSince: null };
  return { waitingSince: millisecondsOfTimeId(waiting.since), ...(waiting.atLeast && { waitsAtLeast: true }) };
}

/** The list may have lost the chat already; the channel's name tells which it was. */
function end(session: ChatSession | undefined, channelId: string, listener: ChatMarkListener): void {
  listener.onEnded(session?.chatSessionId ?? chatSessionIdOf(channelId));
}
