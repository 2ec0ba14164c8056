import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ClaimChat, ClaimFailure } from '@/application/chat/requests/ClaimChat';
import type { ObservedChat } from '@/application/chat/page/ChatState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ActNoteDrafts } from '@/application/drafts/ActNoteDrafts';
import type { FindClaimableChat, FindFailure } from '@/application/chat/requests/FindClaimableChat';
import type { AcceptedChat } from '@/application/chat/ports/ChatRequestGateway';
import type { ClaimableChat } from '@/domain/chat/requests/ClaimableChat';
import { patientName } from '@/domain/kernel/patientName';

export interface ClaimUseCases {
  readonly findClaimableChat: FindClaimableChat;
  readonly claimChat: ClaimChat;
  readonly actNoteDrafts: ActNoteDrafts;
  readonly chat: Pick<ObservedChat, 'watch'>;
}

/** Finds a patient's chat, shows who leads it, and only then takes over the lead. */
export class ClaimChatStore {
  query = '';
  reason = '';
  found: ClaimableChat | undefined = undefined;
  failure:
    | { readonly of: 'find'; readonly failure: FindFailure }
    | { readonly of: 'claim'; readonly failure: ClaimFailure }
    | undefined = undefined;
  busy = false;

  constructor(private readonly useCases: ClaimUseCases) {
    makeObservable<this, 'begin' | 'show'>(this, {
      query: observable,
      reason: observable,
      found: observableRef,
      failure: observableRef,
      busy: observable,
      type: action,
      explain: action,
      show: action,
      begin: action,
    });
  }

  /** After a reload, the stored draft may arrive later than the chat that was searched for. */
  start(): Unsubscribe {
    return this.useCases.chat.watch({ drafts: () => this.found !== undefined && this.show(this.found) });
  }

  /** Undefined for another therapist's patient, whose name is not shown before the claim. */
  nameOf({ patient }: ClaimableChat): string | undefined {
    return patient && patientName(patient);
  }

  explain(reason: string): void {
    this.reason = reason;
    this.saveReason(reason);
    if (this.failure?.failure.kind === 'noReason' || this.failure?.failure.kind === 'reasonTooLong')
      this.failure = undefined;
  }

  type(query: string): void {
    this.query = query;
    // The chat found and the reason belonged to another name.
    this.reason = '';
    this.found = undefined;
    this.failure = undefined;
  }

  async find(): Promise<void> {
    if (this.busy) return;
    const { query } = this;
    this.begin(undefined);
    const answer = await this.useCases.findClaimableChat.execute(query);
    runInAction(() => {
      this.busy = false;
      if (query !== this.query) return;
      if (answer.ok) this.show(answer.value);
      else this.failure = { of: 'find', failure: answer.failure };
    });
  }

  /** Returns the chat, or undefined when it was not claimed. */
  async claim(): Promise<AcceptedChat | undefined> {
    const { found } = this;
    if (this.busy || found === undefined) return undefined;
    this.begin(found);
    const answer = await this.useCases.claimChat.execute(found, this.reason);
    runInAction(() => {
      this.busy = false;
      if (answer.ok) {
        this.saveReason('');
        return;
      }
      if (answer.failure.kind === 'changed') this.discardReason();
      this.failure = { of: 'claim', failure: answer.failure };
      this.found = shownAfter(found, answer.failure);
    });
    return answer.ok ? answer.value : undefined;
  }

  /** Restores the reason being written for it, if the same therapist led it then. */
  private show(found: ClaimableChat): void {
    const { chatSessionId, lead } = found;
    const { actNoteDrafts } = this.useCases;
    this.found = found;
    this.reason = actNoteDrafts.noteOf(chatSessionId, 'claim');
    if (this.reason === '') return;
    const isForThisLead = actNoteDrafts.noteOf(chatSessionId, 'claimFrom') === lead.therapistId;
    if (isForThisLead && !lead.isMe) return;
    this.discardReason();
    // Of a chat that one leads already, it was for a claim that is done.
    if (!lead.isMe) this.failure = { of: 'claim', failure: { kind: 'changed', now: found } };
  }

  private discardReason(): void {
    this.reason = '';
    this.saveReason('');
  }

  private saveReason(reason: string): void {
    if (this.found === undefined) return;
    const { chatSessionId, lead } = this.found;
    const { actNoteDrafts } = this.useCases;
    actNoteDrafts.execute(chatSessionId, 'claimFrom', reason === '' ? '' : lead.therapistId);
    actNoteDrafts.execute(chatSessionId, 'claim', reason);
  }

  private begin(found: ClaimableChat | undefined): void {
    this.found = found;
    this.busy = true;
    this.failure = undefined;
  }
}

/**
 * A missing reason keeps the chat found. After any other failure it is no longer known whether it is still up to date.
 */
function shownAfter(found: ClaimableChat, failure: ClaimFailure): ClaimableChat | undefined {
  if (failure.kind === 'changed') return failure.now;
  return failure.kind === 'noReason' || failure.kind === 'reasonTooLong' ? found : undefined;
}
