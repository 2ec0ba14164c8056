import { action, makeObservable, observable } from 'mobx';
import type { Stop } from '@/application/shared/Stop';
import type { WatchUpdate } from '@/application/shell/WatchUpdate';

/** Whether a newer dashboard waits to be loaded. */
export class UpdateStore {
  ready = false;

  constructor(
    private readonly watchUpdate: WatchUpdate,
    /** Loads the page anew where it stands. */
    readonly reload: () => void,
  ) {
    makeObservable(this, { ready: observable });
  }

  start(): Stop {
    return this.watchUpdate.execute(
      action(() => {
        this.ready = true;
      }),
    );
  }
}
