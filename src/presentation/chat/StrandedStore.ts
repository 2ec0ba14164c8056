import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ChatReport } from '@/application/chat/ChatBoard';
import type { DiscardUnsent } from '@/application/chat/DiscardUnsent';
import type { ObserveChat } from '@/application/chat/ObserveChat';
import type { Stop } from '@/application/shared/Stop';
import type { ChatSession } from '@/domain/chat/ChatSession';
import type { OutboxEntry } from '@/domain/chat/OutboxEntry';
import { patientName } from '@/domain/chat/patientName';

export interface StrandedUseCases {
  readonly observeChat: ObserveChat;
  readonly discardUnsent: DiscardUnsent;
}

/** Something that was to be sent in a chat that is not listed any more: it ended, moved to the other generation, or was left. */
export interface Stranded extends Pick<OutboxEntry, 'id' | 'kind' | 'text' | 'refusal'> {
  /** Empty when it is not known any more. */
  readonly patientName: string;
}

/** What has not reached its patient and has no conversation on the screen in which it would stand. */
export class StrandedStore {
  private entries: readonly OutboxEntry[] = [];
  /** Channels of the list; undefined while it was never loaded. */
  private listed: ReadonlySet<string> | undefined = undefined;
  /** By channel, of all chats that were ever listed here. */
  private readonly names = new Map<string, string>();

  constructor(private readonly useCases: StrandedUseCases) {
    makeObservable<this, 'entries' | 'listed' | 'take'>(this, { entries: observableRef, listed: observableRef, list: computed, take: action });
  }

  start(): Stop {
    return this.useCases.observeChat.execute(report => this.take(report));
  }

  get list(): readonly Stranded[] {
    const { listed } = this;
    if (listed === undefined) return [];
    return this.entries
      .filter(({ channelId }) => !listed.has(channelId))
      .map(({ id, kind, text, refusal, channelId }) => ({ id, kind, text, patientName: this.names.get(channelId) ?? '', ...(refusal !== undefined && { refusal }) }));
  }

  discard(entryId: string): void {
    this.useCases.discardUnsent.execute(entryId);
  }

  private take(report: ChatReport): void {
    if (report.type === 'cleared') {
      this.entries = [];
      this.listed = undefined;
      this.names.clear();
    }
    if (report.type !== 'news') return;
    const { news } = report;
    if (news.type === 'unsent') this.entries = news.entries;
    if (news.type === 'session' && this.listed !== undefined) this.know([news.session], this.listed);
    if (news.type === 'sessions') this.know(news.sessions, news.phase === 'known' ? new Set() : this.listed);
  }

  /** A list that could not be loaded says nothing of what it lacks. */
  private know(sessions: readonly ChatSession[], others: ReadonlySet<string> | undefined): void {
    for (const { channelId, patient } of sessions) this.names.set(channelId, patientName(patient));
    if (others !== undefined) this.listed = new Set([...others, ...sessions.map(({ channelId }) => channelId)]);
  }
}
