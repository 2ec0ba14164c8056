import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { ForgetPerson } from './ForgetPerson';
import type { SessionVault } from '../ports/SessionVault';
import type { SignOutSignal } from '../ports/SignOutSignal';

/** Signs this window out when another one has signed the same user out. The backend already knows. */
export class WatchSignOut {
  constructor(
    private readonly signal: SignOutSignal,
    private readonly vault: SessionVault,
    private readonly forgetPerson: Pick<ForgetPerson, 'execute'>,
  ) {}

  /** Notifies when it has happened. */
  execute(onSignedOut: () => void): Unsubscribe {
    return this.signal.listen(uid => {
      if (this.vault.current()?.user.uid === uid) void this.forgetPerson.execute().then(onSignedOut);
    });
  }
}
