import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { EmailFailure } from '@/application/session/ports/SecondFactorGateway';
import type { TurnOnEmailedCodes } from '@/application/session/secondFactor/TurnOnEmailedCodes';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';

/** Turns on emailed codes once the user has entered the code sent to the account's address. */
export class EmailedCodesStore {
  /** The sign-in that the code would complete; undefined while the dialog is closed. */
  pending: PendingSignIn | undefined = undefined;
  busy = false;
  failure: EmailFailure | undefined = undefined;

  constructor(
    private readonly turnOnEmailedCodes: Pick<TurnOnEmailedCodes, 'execute'>,
    private readonly onAdded: () => void,
  ) {
    makeObservable(this, {
      pending: observableRef,
      busy: observable,
      failure: observableRef,
      open: action,
      close: action,
      accept: action,
    });
  }

  async open(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = undefined;
    try {
      const sent = await this.turnOnEmailedCodes.execute();
      runInAction(() => {
        if (sent.ok) this.pending = sent.value;
        else this.failure = sent.failure;
      });
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  close(): void {
    this.pending = undefined;
  }

  accept(): void {
    this.close();
    this.onAdded();
  }
}
