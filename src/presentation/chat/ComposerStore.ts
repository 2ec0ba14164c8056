import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ChatReport } from '@/application/chat/ChatBoard';
import type { EngineNews } from '@/application/chat/core/EngineNews';
import type { KeepDraft } from '@/application/chat/KeepDraft';
import type { ObserveChat } from '@/application/chat/ObserveChat';
import type { ReloadParticipants } from '@/application/chat/ReloadParticipants';
import type { SendMessage, SendMessageFailure } from '@/application/chat/SendMessage';
import type { TellTyping } from '@/application/chat/TellTyping';
import type { Stop } from '@/application/shared/Stop';
import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/MessageText';

export interface ComposerUseCases {
  readonly observeChat: ObserveChat;
  readonly sendMessage: SendMessage;
  readonly keepDraft: KeepDraft;
  readonly tellTyping: TellTyping;
  readonly reloadParticipants: ReloadParticipants;
}

/** Why nothing can be sent to this patient now. What was typed stays, to be copied. */
export type ComposerBar = 'participantsFailed' | 'notInChat' | 'ended';

/** The length left is shown from this many characters on. */
const COUNT_FROM = MESSAGE_TEXT_LIMIT - 500;

/** The box at the foot of one conversation: what is typed, for whom, and what became of the last attempt. */
export class ComposerStore {
  draft = '';
  failure: SendMessageFailure | undefined = undefined;
  /** The backend refused something that was sent to this patient, without saying why. */
  refused = false;
  private participantsFailed = false;
  private closed: 'notInChat' | 'ended' | undefined = undefined;
  /** Fixed when typing starts. */
  private typedFor: string | undefined;

  constructor(
    readonly channelId: string,
    private readonly useCases: ComposerUseCases,
  ) {
    makeObservable<this, 'participantsFailed' | 'closed' | 'take' | 'showKeptDraft'>(this, {
      draft: observable,
      failure: observableRef,
      refused: observable,
      participantsFailed: observable,
      closed: observable,
      bar: computed,
      canSend: computed,
      charactersLeft: computed,
      take: action,
      showKeptDraft: action,
      edit: action,
      send: action,
      dismissRefusal: action,
    });
  }

  start(): Stop {
    this.showKeptDraft();
    const stop = this.useCases.observeChat.execute(report => this.take(report));
    return () => {
      stop();
      this.useCases.tellTyping.execute(this.channelId, false);
    };
  }

  get bar(): ComposerBar | undefined {
    return this.closed ?? (this.participantsFailed ? 'participantsFailed' : undefined);
  }

  get canSend(): boolean {
    return this.bar === undefined && this.draft.trim() !== '';
  }

  /** Shown only near the limit; negative above it. */
  get charactersLeft(): number | undefined {
    return this.draft.length < COUNT_FROM ? undefined : MESSAGE_TEXT_LIMIT - this.draft.length;
  }

  edit(draft: string): void {
    this.draft = draft;
    this.failure = undefined;
    this.typedFor = draft === '' ? undefined : (this.typedFor ?? this.channelId);
    this.useCases.keepDraft.execute(this.channelId, draft);
    this.useCases.tellTyping.execute(this.channelId, draft.trim() !== '');
  }

  send(): void {
    if (!this.canSend) return;
    const { channelId, draft } = this;
    const sent = this.useCases.sendMessage.execute({ typedFor: this.typedFor ?? channelId, onScreen: channelId, draft });
    if (sent.ok) this.edit('');
    else this.failure = sent.failure;
  }

  dismissRefusal(): void {
    this.refused = false;
  }

  reloadParticipants(): void {
    this.useCases.reloadParticipants.execute(this.channelId);
  }

  private take(report: ChatReport): void {
    if (report.type === 'drafts') this.showKeptDraft();
    if (report.type === 'cleared') this.draft = '';
    if (report.type === 'news' && 'channelId' in report.news && report.news.channelId === this.channelId) this.takeNews(report.news);
  }

  private takeNews(news: EngineNews): void {
    if (news.type === 'participants') {
      this.participantsFailed = news.participants.phase === 'failed';
      if (news.participants.phase === 'known' && this.closed === 'notInChat') this.closed = undefined;
    }
    if (news.type === 'chatEnded') this.closed = 'ended';
    if (news.type === 'chatFailure' && news.kind === 'notInChat') this.closed = 'notInChat';
    if (news.type === 'chatFailure' && news.kind === 'unknown') this.refused = true;
  }

  /** What is being typed is newer than anything kept. */
  private showKeptDraft(): void {
    if (this.draft === '' && this.typedFor === undefined) this.draft = this.useCases.keepDraft.draftOf(this.channelId);
  }
}
