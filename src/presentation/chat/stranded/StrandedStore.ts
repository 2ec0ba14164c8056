import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ChatReport } from '@/application/chat/ChatBoard';
import type { DiscardUnsent } from '@/application/chat/DiscardUnsent';
import type { KeepDraft } from '@/application/chat/KeepDraft';
import { listedChannels } from '@/application/chat/listedChannels';
import type { ObserveChat } from '@/application/chat/ObserveChat';
import type { StrandedDraft, WatchStrandedDrafts } from '@/application/chat/WatchStrandedDrafts';
import type { Stop } from '@/application/shared/Stop';
import type { ChatSession } from '@/domain/chat/ChatSession';
import type { OutboxEntry } from '@/domain/chat/OutboxEntry';
import { patientName } from '@/domain/chat/patientName';

export interface StrandedUseCases {
  readonly observeChat: ObserveChat;
  readonly discardUnsent: DiscardUnsent;
  readonly watchStrandedDrafts: WatchStrandedDrafts;
  readonly keepDraft: Pick<KeepDraft, 'execute'>;
}

/** Something that was to be sent in a chat that is not listed any more: it ended, moved to the other generation, or was left. */
export interface Stranded extends Pick<OutboxEntry, 'id' | 'kind' | 'text' | 'refusal'> {
  /** Empty when it is not known any more. */
  readonly patientName: string;
}

/** What has not reached its patient and has no conversation on the screen in which it would stand. */
export class StrandedStore {
  drafts: readonly StrandedDraft[] = [];
  /** Place of the draft that is about to be given up. */
  private askedPlace: string | undefined = undefined;
  private entries: readonly OutboxEntry[] = [];
  /** Channels of the list; undefined while it was never loaded. */
  private listed: ReadonlySet<string> | undefined = undefined;
  /** By channel, of all chats that were ever listed here. */
  private readonly names = new Map<string, string>();

  constructor(private readonly useCases: StrandedUseCases) {
    makeObservable<this, 'askedPlace' | 'entries' | 'listed' | 'take' | 'takeDrafts'>(this, {
      drafts: observableRef,
      askedPlace: observable,
      entries: observableRef,
      listed: observableRef,
      list: computed,
      asked: computed,
      take: action,
      takeDrafts: action,
      askToDiscard: action,
      keep: action,
      discardAsked: action,
    });
  }

  start(): Stop {
    const stops = [
      this.useCases.observeChat.execute(report => this.take(report)),
      this.useCases.watchStrandedDrafts.execute(drafts => this.takeDrafts(drafts)),
    ];
    return () => stops.forEach(stop => stop());
  }

  get list(): readonly Stranded[] {
    const { listed } = this;
    if (listed === undefined) return [];
    return this.entries
      .filter(({ channelId }) => !listed.has(channelId))
      .map(({ id, kind, text, refusal, channelId, patientName: kept = '' }) => ({ id, kind, text, patientName: this.names.get(channelId) ?? kept, ...(refusal !== undefined && { refusal }) }));
  }

  discard(entryId: string): void {
    this.useCases.discardUnsent.execute(entryId);
  }

  /** The draft whose author is asked; undefined: none, or it has gone meanwhile. */
  get asked(): StrandedDraft | undefined {
    return this.drafts.find(({ place }) => place === this.askedPlace);
  }

  askToDiscard(place: string): void {
    this.askedPlace = place;
  }

  keep(): void {
    this.askedPlace = undefined;
  }

  discardAsked(): void {
    const { asked } = this;
    this.askedPlace = undefined;
    if (asked !== undefined) this.useCases.keepDraft.execute(asked.place, '');
  }

  private takeDrafts(drafts: readonly StrandedDraft[]): void {
    this.drafts = drafts;
  }

  private take(report: ChatReport): void {
    this.listed = listedChannels(this.listed, report);
    if (report.type === 'cleared') {
      this.entries = [];
      this.names.clear();
    }
    if (report.type !== 'news') return;
    const { news } = report;
    if (news.type === 'unsent') this.entries = news.entries;
    if (news.type === 'session') this.know([news.session]);
    if (news.type === 'sessions') this.know(news.sessions);
  }

  private know(sessions: readonly ChatSession[]): void {
    for (const { channelId, patient } of sessions) this.names.set(channelId, patientName(patient));
  }
}
