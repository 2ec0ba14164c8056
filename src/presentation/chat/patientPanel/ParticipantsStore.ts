import { action, makeObservable, observable, observableRef } from 'mobx';
import type { ChatReport } from '@/application/chat/client/ChatState';
import type { WatchChat } from '@/application/chat/client/WatchChat';
import type { ReloadParticipants } from '@/application/chat/messages/ReloadParticipants';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Participant } from '@/domain/chat/conversations/Participant';

/** Who takes part in one chat. */
export class ParticipantsStore {
  phase: 'unknown' | 'known' | 'failed' = 'unknown';
  people: readonly Participant[] = [];
  me: string | undefined = undefined;

  constructor(
    private readonly channelId: string,
    private readonly useCases: { readonly watchChat: WatchChat; readonly reloadParticipants: ReloadParticipants },
  ) {
    makeObservable<this, 'take'>(this, { phase: observable, people: observableRef, me: observable, take: action, retry: action });
  }

  start(): Unsubscribe {
    return this.useCases.watchChat.execute(report => this.take(report));
  }

  retry(): void {
    this.phase = 'unknown';
    this.useCases.reloadParticipants.execute(this.channelId);
  }

  private take(report: ChatReport): void {
    if (report.type === 'authorised') this.me = report.uid;
    if (report.type !== 'news' || report.news.type !== 'participants' || report.news.channelId !== this.channelId) return;
    const { participants } = report.news;
    this.phase = participants.phase;
    if (participants.phase === 'known') this.people = participants.people;
  }
}
