import { chatSessionIdOf, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { mayHideNeed, type ChatSession } from '@/domain/chat/conversations/ChatSession';
import { patientName } from '@/domain/kernel/patientName';
import { isBlocking } from '@/domain/chat/messages/isBlocking';
import { needOfChat } from '@/domain/chat/conversations/needOfChat';
import { emergencySign, type EmergencySign } from '@/domain/chat/requests/AcceptedRequest';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ChatState } from '../page/ChatState';
import type { SessionsPhase } from '../protocol/SessionsPhase';
import { EndedChats, type LostChat } from './EndedChats';
import { isBlank } from '@/domain/kernel/isBlank';

/** Badges of a conversation outside the chat: on its tab, on Home, in the palette. */
export interface ChatBadge {
  readonly chatSessionId: string;
  readonly generation: ChatGeneration;
  readonly patientName: string;
  readonly unread: number;
  /** Start of the patient's wait, in milliseconds since 1970; null: unknown; absent: not waiting. */
  readonly waitingSince?: number | null;
  /** The wait may have begun earlier. */
  readonly waitsAtLeast?: boolean;
  /** Their accepted request is, or may be, an unanswered emergency. */
  readonly emergency?: EmergencySign;
  readonly highRisk: boolean;
  /** An unreadable part may show that the patient needs attention. */
  readonly mayHideNeed?: boolean;
  readonly hasDraft: boolean;
  /** Messages that wait for their author's decision. */
  readonly undecided: number;
}

export interface ChatBadges {
  /** Only `known` makes an empty list mean that there are none. */
  readonly phase: SessionsPhase;
  readonly chats: readonly ChatBadge[];
}

export interface ChatBadgeListener {
  onMarks(marks: ChatBadges): void;
  onEnded(chatSessionId: string): void;
  onLost(chat: LostChat): void;
}

/** Watches the needs and the end of all conversations. */
export class WatchChatBadges {
  constructor(private readonly chatState: ChatState) {}

  /** `refresh` reads the drafts again, because typing sends no update. */
  execute(listener: ChatBadgeListener): { readonly stop: Unsubscribe; readonly refresh: () => void } {
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
      // The list may no longer have the chat, but its channel identifies it.
      chatEnded: ({ channelId }) =>
        listener.onEnded(chatState.sessions.get(channelId)?.chatSessionId ?? chatSessionIdOf(channelId)),
    });
    return { stop, refresh };
  }

  private markOf(session: ChatSession): ChatBadge {
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

function waitOf(session: ChatSession): Pick<ChatBadge, 'waitingSince' | 'waitsAtLeast'> {
  const { since, atLeast } = needOfChat(session);
  if (since === null) return {};
  if (since === 'unknown') return { waitingSince: null };
  return { waitingSince: since, ...(atLeast && { waitsAtLeast: true }) };
}
