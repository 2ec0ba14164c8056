import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type {
  FinishSingleSignOn,
  FinishSingleSignOnFailure,
} from '@/application/session/singleSignOn/FinishSingleSignOn';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';

/** Completes the sign-in of a user who returns from their identity provider. */
export class CallbackStore {
  failure: FinishSingleSignOnFailure | undefined = undefined;
  pending: PendingSignIn | undefined = undefined;
  private finishing: Promise<void> | undefined;

  constructor(
    private readonly query: Readonly<Record<string, string>>,
    private readonly finishSingleSignOn: FinishSingleSignOn,
  ) {
    makeObservable<this, 'finish'>(this, { failure: observableRef, pending: observableRef, finish: action });
  }

  /** React may call this twice, but the code is used once. */
  start(): Unsubscribe {
    this.finishing ??= this.finish();
    return () => undefined;
  }

  private async finish(): Promise<void> {
    const finished = await this.finishSingleSignOn.execute(this.query);
    runInAction(() => {
      if (!finished.ok) this.failure = finished.failure;
      else if (finished.value.kind === 'secondFactorNeeded') this.pending = finished.value.pending;
    });
  }
}
