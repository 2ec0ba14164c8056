import type { Connectivity } from '../../chat/ports/Connectivity';
import type { SessionEvents } from '../../session/SessionEvents';
import type { Unsubscribe } from '../Unsubscribe';
import type { BulkRunner } from './BulkRunner';

/** Stops calls of bulk actions at sign-out, and continues when the network or the same user is back. */
export class ContinueBulkActions {
  constructor(
    private readonly runner: Pick<BulkRunner, 'continueAfter' | 'forgetPerson' | 'load'>,
    private readonly events: SessionEvents,
    private readonly connectivity: Connectivity,
    /** Closes the vault of the user. */
    private readonly closeVault: () => void,
  ) {}

  execute(): Unsubscribe {
    const stopListening = this.events.subscribe(({ kind }) => {
      if (kind === 'renewed') this.runner.continueAfter('sessionEnded');
      if (kind === 'renewed') return;
      this.runner.forgetPerson();
      if (kind === 'signedOut') this.closeVault();
      else void this.runner.load();
    });
    const unwatch = this.connectivity.watch(
      () => this.runner.continueAfter('unreachable'),
      () => undefined,
    );
    return () => [stopListening, unwatch].forEach(stop => stop());
  }
}
