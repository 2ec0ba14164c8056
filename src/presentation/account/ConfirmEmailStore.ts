import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type { ConfirmOwnEmail } from '@/application/account/ConfirmOwnEmail';
import type { DoneLinkVault } from '@/application/account/ports/DoneLinkVault';
import type { ConfirmEmailFailure } from '@/application/account/ports/OwnAccountGateway';

export type ConfirmEmailState =
  | { readonly kind: 'ready' | 'busy' }
  | { readonly kind: 'confirmed'; readonly emailAddress: string }
  | { readonly kind: 'failed'; readonly failure: ConfirmEmailFailure };

/**
 * Confirms or rejects a new address by a link from an email. Opening the link changes nothing, because mail programs
 * open links too.
 */
export class ConfirmEmailStore {
  state: ConfirmEmailState = { kind: 'ready' };

  constructor(
    private readonly id: string,
    private readonly confirmEmail: ConfirmOwnEmail,
    private readonly doneLinks: DoneLinkVault,
    private readonly onDone: () => void = () => undefined,
  ) {
    const emailAddress = doneLinks.emailAfter(id);
    if (emailAddress !== undefined) this.state = { kind: 'confirmed', emailAddress };
    makeObservable(this, { state: observableRef, confirm: action });
  }

  /**
   * Pressing again after a lost answer is harmless: a link that has already confirmed its address returns the same
   * answer.
   */
  async confirm(): Promise<void> {
    if (this.state.kind === 'busy' || this.state.kind === 'confirmed') return;
    this.state = { kind: 'busy' };
    const answer = await this.confirmEmail.execute(this.id);
    runInAction(() => {
      this.state = answer.ok
        ? { kind: 'confirmed', emailAddress: answer.value }
        : { kind: 'failed', failure: answer.failure };
    });
    if (!answer.ok) return;
    this.doneLinks.save(this.id, answer.value);
    this.onDone();
  }
}
