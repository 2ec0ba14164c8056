import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ClaimChat, ClaimFailure } from '@/application/chat/ClaimChat';
import type { FindClaimableChat, FindFailure } from '@/application/chat/FindClaimableChat';
import type { AcceptedChat } from '@/application/chat/ports/ChatRequestGateway';
import type { ClaimableChat } from '@/domain/chat/ClaimableChat';
import { patientName } from '@/domain/chat/patientName';

export interface ClaimUseCases {
  readonly findClaimableChat: FindClaimableChat;
  readonly claimChat: ClaimChat;
}

/** Finding a patient's chat, seeing who leads it, and only then taking the lead. */
export class ClaimChatStore {
  query = '';
  found: ClaimableChat | undefined = undefined;
  failure: { readonly of: 'find'; readonly failure: FindFailure } | { readonly of: 'claim'; readonly failure: ClaimFailure } | undefined = undefined;
  busy = false;

  constructor(private readonly useCases: ClaimUseCases) {
    makeObservable<this, 'begin'>(this, { query: observable, found: observableRef, failure: observableRef, busy: observable, type: action, begin: action });
  }

  nameOf({ patient }: ClaimableChat): string {
    return patientName(patient);
  }

  type(query: string): void {
    this.query = query;
    // What was found was for another name.
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
      if (answer.ok) this.found = answer.value;
      else this.failure = { of: 'find', failure: answer.failure };
    });
  }

  /** Gives the chat, or undefined when it was not claimed. */
  async claim(): Promise<AcceptedChat | undefined> {
    const { found } = this;
    if (this.busy || found === undefined) return undefined;
    this.begin(found);
    const answer = await this.useCases.claimChat.execute(found);
    runInAction(() => {
      this.busy = false;
      if (answer.ok) return;
      this.failure = { of: 'claim', failure: answer.failure };
      this.found = answer.failure.kind === 'changed' ? answer.failure.now : undefined;
    });
    return answer.ok ? answer.value : undefined;
  }

  private begin(found: ClaimableChat | undefined): void {
    this.found = found;
    this.busy = true;
    this.failure = undefined;
  }
}
