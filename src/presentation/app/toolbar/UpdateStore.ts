import { action, makeObservable, observable } from 'mobx';
import type { WatchKeeping } from '@/application/serverStatus/WatchKeeping';
import type { Stop } from '@/application/kernel/Stop';
import type { WatchUpdate } from '@/application/app/WatchUpdate';

export interface UpdateUseCases {
  readonly watchUpdate: WatchUpdate;
  readonly watchKeeping: WatchKeeping;
}

/** Whether a newer dashboard waits to be loaded, and what that would cost. */
export class UpdateStore {
  ready = false;
  /** Drafts and messages that were not sent are still there afterwards. */
  keepsWriting = true;

  constructor(
    private readonly useCases: UpdateUseCases,
    /** Loads the page anew where it stands. */
    readonly reload: () => void,
  ) {
    makeObservable(this, { ready: observable, keepsWriting: observable });
  }

  start(): Stop {
    const { watchUpdate, watchKeeping } = this.useCases;
    const stops = [
      watchUpdate.execute(
        action(() => {
          this.ready = true;
        }),
      ),
      watchKeeping.execute(
        action(keeps => {
          this.keepsWriting = keeps;
        }),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}
