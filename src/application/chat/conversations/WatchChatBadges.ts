import { chatSessionIdOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { mayHideNeed, type ChatSession } from '@/domain/chat/conversations/ChatSession';
import { patientName } from '@/domain/kernel/patientName';
import { isBlocking } from '@/domain/chat/messages/isBlocking';
import { needOfChat } from '@/domain/chat/conversations/needOfChat';
import { emergencySign, type EmergencySign } from '@/domain/chat/requests/AcceptedRequest';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState } from '../client/ChatState';
import type { SessionsPhase } from '../protocol/SessionsPhase';
import { EndedChats, type LostChat } from './EndedChats';
import { isBlank } from '@/domain/kernel/isBlank';

/** What one conversation shows of itself outside the chat: on its tab, at home, in the palette. */
export interface ChatMark {
  readonly chatSessionId: string;
  readonly generation: ChatGeneration;
  readonly patientName: string;
  readonly unread: number;
  /**
   * Since when the patient waits for an answer, in milliseconds since 1970; null: unknown; absent: they do not wait.
   */
  readonly waitingSince?: number | null;
  /** They may have begun to wait before. */
  readonly waitsAtLeast?: boolean;
  /** Their accepted request is, or may be, an emergency that nobody has answered. */
  readonly emergency?: EmergencySign;
  readonly highRisk: boolean;
  /** Something could not be read that may say that the patient needs somebody. */
  readonly mayHideNeed?: boolean;
  readonly hasDraft: boolean;
  /** Messages that are not sent before their author decides about them. */
  readonly undecided: number;
}

export interface ChatBadges {
  /** Only `known` makes an empty list mean that there are none. */
  readonly phase: SessionsPhase;
  readonly chats: readonly ChatMark[];
}

export interface ChatMarkListener {
  onMarks(marks: ChatBadges): void;
  onEnded(chatSessionId: string): void;
  onLost(chat: LostChat): void;
}

/** Follows what all conversations need, and which of them end. */
export class WatchChatBadges {
  constructor(private readonly chatState: ChatState) {}

  /** `refresh` reads the drafts again, because typing sends no update. */
  execute(listener: ChatMarkListener): { readonly stop: Unsubscribe; readonly refresh: () => void } {
    const { chatState } = this;
    const losses = new EndedChats(chatState, listener);
    const refresh = (): void => {
      const chats = [...chatState.sessions.values()].map(session => this.markOf(session));
      listener.onMarks({ phase: chatState.sessionsPhase, chats });
    };
    const stop = chatState.watch({
      cleared: () => {
        losses.forget();
        refresh();
      },
      sessions: update => {
        losses.compare(update);
        refresh();
      },
      session: refresh,
      unsent: refresh,
      // The list may no longer have the chat; the channel's name shows which it was.
      chatEnded: ({ channelId }) =>
        listener.onEnded(chatState.sessions.get(channelId)?.chatSessionId ?? chatSessionIdOf(channelId)),
    });
    return { stop, refresh };
  }

  private markOf(session: ChatSession): ChatMark {
    const { chatSessionId, channelId, generation, patient, unread, highRisk, acceptedRequest } = session;
    const emergency = emergencySign(acceptedRequest);
    return {
      chatSessionId,
      generation,
      patientName: patientName(patient),
      unread,
      highRisk,
      hasDraft: !isBlank(this.chatState.draftOf({ kind: 'message', channelId })),
      undecided: this.chatState.unsentIn(channelId).filter(isBlocking).length,
      ...(emergency !== undefined && { emergency }),
      ...(mayHideNeed(session) && { mayHideNeed: true }),
      ...waitOf(session),
    };
  }
}

function waitOf(session: ChatSession): Pick<ChatMark, 'waitingSince' | 'waitsAtLeast'> {
  const { since, atLeast } = needOfChat(session);
  if (since === null) return {};
  if (since === 'unknown') return { waitingSince: null };
  return { waitingSince: since, ...(atLeast && { waitsAtLeast: true }) };
}
