import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { patientName } from '@/domain/kernel/patientName';
import type { ChatState } from '../page/ChatState';
import type { SessionsPhase } from '../protocol/SessionsPhase';

/** A chat that has left the list although no update reported its end. */
export interface LostChat {
  readonly chatSessionId: string;
  readonly patientName: string;
  /** The backend has reported that this user is no longer in it; otherwise the reason is unknown. */
  readonly isOut: boolean;
}

/** Detects chats that leave the list without an update, so that a screen can explain it. */
export class EndedChats {
  /** The last complete list, by channel. */
  private listed: ReadonlyMap<string, ChatSession> = new Map();

  constructor(
    private readonly chatState: Pick<ChatState, 'whyClosed'>,
    private readonly listener: { onLost(chat: LostChat): void },
  ) {}

  forget(): void {
    this.listed = new Map();
  }

  /** An incomplete list does not show that a chat is missing. */
  compare({ phase, sessions }: { readonly phase: SessionsPhase; readonly sessions: readonly ChatSession[] }): void {
    if (phase !== 'known') return;
    const now = new Map(sessions.map(session => [session.channelId, session]));
    const lost = [...this.listed.values()].filter(({ channelId }) => !now.has(channelId));
    this.listed = now;
    for (const { channelId, chatSessionId, patient } of lost) {
      const why = this.chatState.whyClosed(channelId);
      if (why !== 'ended')
        this.listener.onLost({ chatSessionId, patientName: patientName(patient), isOut: why === 'notInChat' });
    }
  }
}
