import { action, makeObservable, observableRef } from 'mobx';
import type { AskedAgain, Reauthenticate } from '@/application/session/Reauthenticate';
import type { Stop } from '@/application/shared/Stop';

/** Whether somebody has to sign in again, and who. */
export class ReauthenticationStore {
  asked: AskedAgain | undefined = undefined;

  constructor(private readonly reauthenticate: Reauthenticate) {
    makeObservable(this, { asked: observableRef });
  }

  start(): Stop {
    return this.reauthenticate.execute(
      action(asked => {
        this.asked = asked;
      }),
    );
  }

  abandon(): void {
    this.reauthenticate.abandon();
  }
}
