import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ConnectionState } from './ConnectionState';

/** Watches whether the device saves unsent text. Reports the present state immediately. */
export class WatchStorage {
  constructor(private readonly connectionState: ConnectionState) {}

  execute(notify: (works: boolean) => void): Unsubscribe {
    notify(this.connectionState.savesText);
    return this.connectionState.subscribe(() => notify(this.connectionState.savesText));
  }
}
