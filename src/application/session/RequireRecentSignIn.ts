import { fail, type Result } from '@/domain/kernel/Result';
import type { Reauthentication } from './ports/Reauthentication';

interface Failure {
  readonly kind: string;
}

/** Asks the user to sign in again if the backend requires a recent sign-in, then retries the refused call. */
export class RequireRecentSignIn {
  constructor(private readonly reauthentication: Reauthentication) {}

  async execute<T, F extends Failure>(change: () => Promise<Result<T, F>>): Promise<Result<T, F>> {
    const first = await change();
    if (first.ok || first.failure.kind !== 'recentLoginRequired') return first;
    const outcome = await this.reauthentication.renew('recentLoginRequired');
    return outcome === 'samePerson' ? change() : fail(first.failure);
  }
}
