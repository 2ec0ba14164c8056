import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FaultsOf } from '@/application/transactional/ContactFault';
import type { LinkFailure } from '@/application/transactional/ports/TransactionalGateway';
import type { Result } from '@/domain/kernel/Result';

export type ContactState =
  | { readonly kind: 'ready' | 'sending' | 'unconfirmed' | 'sent' }
  | { readonly kind: 'failed'; readonly failure: LinkFailure };

export interface Contact<F> {
  readonly blank: F;
  readonly faultsOf: (fields: F) => FaultsOf<F>;
  /** Sends a request. Sending the same fields again repeats the same request. */
  readonly send: (fields: F) => Promise<Result<void, LinkFailure>>;
}

/**
 * A request to staff, sent by a press of the button. Opening the page sends nothing, because mail programs open links
 * too.
 */
export class ContactStore<F extends object> {
  state: ContactState = { kind: 'ready' };
  fields: F;
  /** True after the first attempt to send; errors are then shown. */
  hasTriedToSubmit = false;

  constructor(private readonly contact: Contact<F>) {
    this.fields = contact.blank;
    makeObservable(this, {
      state: observableRef,
      fields: observableRef,
      hasTriedToSubmit: observable,
      faults: computed,
      isEditable: computed,
      isOver: computed,
      write: action,
      send: action,
    });
  }

  get faults(): FaultsOf<F> {
    return this.hasTriedToSubmit ? this.contact.faultsOf(this.fields) : {};
  }

  /** False once an answer was lost: the request may have arrived, so it can only be repeated unchanged. */
  get isEditable(): boolean {
    return this.state.kind === 'ready' || this.state.kind === 'failed';
  }

  /** True if pressing the button again would not help. */
  get isOver(): boolean {
    const { state } = this;
    return (
      state.kind === 'sent' ||
      (state.kind === 'failed' && (state.failure.kind === 'linkUnknown' || state.failure.kind === 'linkUsed'))
    );
  }

  write(change: Partial<F>): void {
    if (this.isEditable) this.fields = { ...this.fields, ...change };
  }

  async send(): Promise<void> {
    if (this.state.kind === 'sending' || this.isOver) return;
    this.hasTriedToSubmit = true;
    if (Object.keys(this.contact.faultsOf(this.fields)).length > 0) return;
    this.state = { kind: 'sending' };
    const answer = await this.contact.send(this.fields);
    runInAction(() => {
      if (answer.ok) this.state = { kind: 'sent' };
      else if (answer.failure.kind === 'unreachable') this.state = { kind: 'unconfirmed' };
      else this.state = { kind: 'failed', failure: answer.failure };
    });
  }
}
