import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ConnectionState } from './ConnectionState';

/** Follows whether the device keeps what is written and not sent; tells at once. */
export class WatchStorage {
  constructor(private readonly connectionState: ConnectionState) {}

  execute(notify: (works: boolean) => void): Unsubscribe {
    notify(this.connectionState.savesText);
    return this.connectionState.subscribe(() => notify(this.connectionState.savesText));
  }
}
