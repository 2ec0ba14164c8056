import type { ChatSession } from '@/domain/chat/ChatSession';
import { patientName } from '@/domain/chat/patientName';
import type { ChatReport } from './ChatBoard';

/** A chat that was listed and is not any more, though nothing told of its end. */
export interface LostChat {
  readonly chatSessionId: string;
  readonly patientName: string;
  /** The backend has said that this person is not in it any more; otherwise nobody has said why. */
  readonly isOut: boolean;
}

/** Notices chats that leave the list without a word: whoever had one open must not wonder where the patient is. */
export class LostChats {
  /** What a whole list held last, by channel. */
  private listed: ReadonlyMap<string, ChatSession> = new Map();
  private readonly ended = new Set<string>();
  private readonly left = new Set<string>();

  constructor(private readonly listener: { onLost(chat: LostChat): void }) {}

  take(report: ChatReport): void {
    if (report.type === 'cleared') this.forget();
    if (report.type !== 'news') return;
    const { news } = report;
    if (news.type === 'chatEnded') this.ended.add(news.channelId);
    if (news.type === 'chatFailure' && news.kind === 'notInChat' && news.channelId !== undefined) this.left.add(news.channelId);
    if (news.type === 'sessions' && news.phase === 'known') this.compare(new Map(news.sessions.map(session => [session.channelId, session])));
  }

  private compare(now: ReadonlyMap<string, ChatSession>): void {
    const lost = [...this.listed.values()].filter(({ channelId }) => !now.has(channelId) && !this.ended.has(channelId));
    const back = [...now.keys()].filter(channelId => !this.listed.has(channelId));
    this.listed = now;
    for (const { channelId, chatSessionId, patient } of lost) this.listener.onLost({ chatSessionId, patientName: patientName(patient), isOut: this.left.has(channelId) });
    for (const channelId of back) {
      this.ended.delete(channelId);
      this.left.delete(channelId);
    }
  }

  private forget(): void {
    this.listed = new Map();
    this.ended.clear();
    this.left.clear();
  }
}
