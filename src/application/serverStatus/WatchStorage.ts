import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { ConnectionState } from './ConnectionState';

/** Follows whether the device keeps what is written and not sent; tells at once. */
export class WatchStorage {
  constructor(private readonly board: ConnectionState) {}

  execute(notify: (keeps: boolean) => void): Unsubscribe {
    notify(this.board.keepsWriting);
    return this.board.subscribe(() => notify(this.board.keepsWriting));
  }
}
