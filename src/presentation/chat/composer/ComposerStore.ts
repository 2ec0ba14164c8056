import type { ChatCommands, SendMessageFailure } from '@/application/chat/page/ChatCommands';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ChatClosing } from '@/application/chat/page/InaccessibleChats';
import type { SaveDraft } from '@/application/drafts/SaveDraft';
import type { ChatDraftKey } from '@/domain/drafts/DraftKey';
import type { ObservedChat } from '@/application/chat/page/ChatState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { blockedMessages } from '@/domain/chat/messages/blockedMessages';
import { isBlocking } from '@/domain/chat/messages/isBlocking';
import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/messages/MessageText';
import { isBlank } from '@/domain/kernel/isBlank';
import { isHold, type OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { PasteReview } from './PasteReview';
import type { ReplyTarget, ReplyTargets } from './ReplyTargets';
import { watchInActions } from '../watchInActions';

export interface ComposerUseCases {
  readonly chat: ObservedChat;
  readonly saveDraft: SaveDraft;
  readonly commands: Pick<ChatCommands, 'reloadParticipants' | 'retry' | 'send' | 'setTyping'>;
}

/** The reason why nothing can be sent to this patient now. The typed text stays. */
export type BlockedReason = 'participantsFailed' | ChatClosing;

/** From this length on, the number of remaining characters is shown. */
const COUNT_FROM = MESSAGE_TEXT_LIMIT - 500;

/** The composer of one conversation: the text, its recipient, and the outcome of the last attempt. */
export class ComposerStore {
  draft = '';
  failure: SendMessageFailure | undefined = undefined;
  /** The backend refused something that was sent to this patient, without saying why. */
  refused = false;
  /** Number of messages waiting behind a refused one. They are sent once their author has decided about it. */
  blockedMessages = 0;
  /** Ids of messages that only wait for their author to confirm them, in sending order. */
  undecided: readonly string[] = [];
  /** Number of changes that came too late because their messages had been deleted. */
  lostChanges = 0;
  replyTo: ReplyTarget | undefined = undefined;
  readonly pasted: PasteReview;
  private readonly draftKey: ChatDraftKey;
  private participantsFailed = false;
  private closed: ChatClosing | undefined = undefined;
  /** Fixed when typing starts. */
  private typedFor: string | undefined;

  constructor(
    readonly channelId: string,
    private readonly useCases: ComposerUseCases,
    private readonly replies: ReplyTargets,
  ) {
    this.draftKey = { kind: 'message', channelId };
    this.pasted = new PasteReview(channelId, () => useCases.chat.knownPatients.patients);
    makeObservable<this, 'participantsFailed' | 'closed' | 'showKeptDraft'>(this, {
      draft: observable,
      failure: observableRef,
      refused: observable,
      blockedMessages: observable,
      undecided: observableRef,
      lostChanges: observable,
      replyTo: observableRef,
      participantsFailed: observable,
      closed: observable,
      bar: computed,
      isReadOnly: computed,
      canSend: computed,
      charactersLeft: computed,
      showKeptDraft: action,
      edit: action,
      send: action,
      sendAsked: action,
      answer: action,
      dismissRefusal: action,
    });
  }

  start(): Unsubscribe {
    this.showKeptDraft();
    const stops = [this.watch(), this.useCases.saveDraft.watch(this.draftKey, () => this.showKeptDraft())];
    return () => {
      stops.forEach(stop => stop());
      this.useCases.commands.setTyping(this.channelId, false);
    };
  }

  get bar(): BlockedReason | undefined {
    return this.closed ?? (this.participantsFailed ? 'participantsFailed' : undefined);
  }

  /** True if no message can be sent from here any more. While messages only wait, writing stays possible. */
  get isReadOnly(): boolean {
    return this.closed !== undefined;
  }

  get canSend(): boolean {
    return this.bar === undefined && !isBlank(this.draft);
  }

  /** Shown only near the limit; negative above it. */
  get charactersLeft(): number | undefined {
    return this.draft.length < COUNT_FROM ? undefined : MESSAGE_TEXT_LIMIT - this.draft.length;
  }

  get hasDraft(): boolean {
    return !isBlank(this.draft);
  }

  edit(draft: string): void {
    this.draft = draft;
    this.failure = undefined;
    if (draft === '') this.pasted.begin();
    this.typedFor = draft === '' ? undefined : (this.typedFor ?? this.channelId);
    this.useCases.saveDraft.execute(this.draftKey, draft);
    this.useCases.commands.setTyping(this.channelId, !isBlank(draft));
  }

  /** Saves the draft when the user leaves the composer. */
  leave(): void {
    this.useCases.saveDraft.flush();
  }

  /** Returns false if the message was not sent: it needs a confirmation, or it cannot be sent. */
  send(): boolean {
    return this.canSend && this.pasted.ask(this.draft) && this.submitDraft();
  }

  /** The author has confirmed it. */
  sendAsked(): boolean {
    this.pasted.close();
    return this.canSend && this.submitDraft();
  }

  /** The message that the next one answers; undefined for none. */
  answer(replyTo: ReplyTarget | undefined): void {
    this.replyTo = replyTo;
    this.replies.choose(this.channelId, replyTo);
  }

  dismissRefusal(): void {
    this.refused = false;
  }

  reloadParticipants(): void {
    this.useCases.commands.reloadParticipants(this.channelId);
  }

  private submitDraft(): boolean {
    const { channelId, draft, replyTo } = this;
    const sent = this.useCases.commands.send({
      typedFor: this.typedFor ?? channelId,
      onScreen: channelId,
      draft,
      ...(replyTo !== undefined && { replyTo: replyTo.timeId }),
    });
    if (!sent.ok) this.failure = sent.failure;
    else {
      this.answer(undefined);
      this.edit('');
    }
    return sent.ok;
  }

  private watch(): Unsubscribe {
    const { channelId, replies, useCases } = this;
    const showClosed = action(() => void (this.closed = useCases.chat.whyClosed(channelId)));
    const stops = [
      useCases.chat.subscribe(showClosed),
      watchInActions(useCases.chat, {
        authorised: ({ uid }) => {
          replies.belongTo(uid);
          this.replyTo = replies.targetOf(channelId);
        },
        drafts: () => this.showKeptDraft(),
        cleared: () => this.forget(),
        sessions: ({ sessions }) => this.pasted.setPatients(sessions),
        unsent: ({ entries }) => this.applyQueue(entries.filter(entry => entry.channelId === channelId)),
        participants: update => {
          if (update.channelId === channelId) this.participantsFailed = update.participants.phase === 'failed';
        },
        chatFailure: update => {
          if (update.channelId === channelId && update.kind === 'unknown') this.refused = true;
        },
        messages: update => {
          // The answered message can no longer be seen.
          const isGone = update.changed.some(({ timeId, deleted }) => deleted && timeId === this.replyTo?.timeId);
          if (update.channelId === channelId && isGone) this.answer(undefined);
        },
      }),
    ];
    return () => stops.forEach(stop => stop());
  }

  private forget(): void {
    this.pasted.forget();
    this.draft = '';
    this.typedFor = undefined;
    this.replyTo = undefined;
    this.applyQueue([]);
  }

  /** The author confirms all of them. */
  sendUndecided(): void {
    for (const id of this.undecided) this.useCases.commands.retry(this.channelId, id);
  }

  /** Applies the outbox of this chat. Without a refused entry, the refusal notice disappears. */
  private applyQueue(queue: readonly OutboxEntry[]): void {
    this.blockedMessages = blockedMessages(queue).length;
    this.undecided = queue.filter(({ refusal }) => isHold(refusal)).map(({ id }) => id);
    this.lostChanges = queue.filter(({ refusal }) => refusal === 'deleted').length;
    if (!queue.some(isBlocking)) this.refused = false;
  }

  /**
   * Shows the stored draft. Text is saved at every keystroke, without overwriting text that was added from an upgraded
   * chat.
   */
  private showKeptDraft(): void {
    const kept = this.useCases.chat.draftOf(this.draftKey);
    if (kept === this.draft) return;
    this.draft = kept;
    this.pasted.begin(kept);
    this.typedFor = undefined;
  }
}
