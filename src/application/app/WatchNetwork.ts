import type { Connectivity } from '../chat/ports/Connectivity';
import type { Unsubscribe } from '../kernel/Unsubscribe';

/** Follows whether this device has a network at all. */
export class WatchNetwork {
  constructor(private readonly connectivity: Connectivity) {}

  execute(notify: (online: boolean) => void): Unsubscribe {
    return this.connectivity.watch(
      () => notify(true),
      () => notify(false),
    );
  }
}
