import { fail, type Result } from '@/domain/kernel/Result';
import type { Reauthentication } from './ports/Reauthentication';

interface Failure {
  readonly kind: string;
}

/** Has the person sign in again where the backend wants a recent sign-in, and then does once more what was refused. */
export class RequireRecentSignIn {
  constructor(private readonly reauthentication: Reauthentication) {}

  async execute<T, F extends Failure>(change: () => Promise<Result<T, F>>): Promise<Result<T, F>> {
    const first = await change();
    if (first.ok || first.failure.kind !== 'recentLoginRequired') return first;
    const outcome = await this.reauthentication.renew('recentLoginRequired');
    return outcome === 'samePerson' ? change() : fail(first.failure);
  }
}
