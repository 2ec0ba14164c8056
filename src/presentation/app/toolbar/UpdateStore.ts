import { action, makeObservable, observable } from 'mobx';
import type { WatchStorage } from '@/application/serverStatus/WatchStorage';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { WatchUpdate } from '@/application/app/WatchUpdate';

export interface UpdateUseCases {
  readonly watchUpdate: WatchUpdate;
  readonly watchStorage: WatchStorage;
}

/** Whether a newer dashboard is ready to be loaded, and what that would cost. */
export class UpdateStore {
  ready = false;
  /** Drafts and messages that were not sent are still there afterwards. */
  keepsWriting = true;

  constructor(
    private readonly useCases: UpdateUseCases,
    /** Reloads the page at its address. */
    readonly reload: () => void,
  ) {
    makeObservable(this, { ready: observable, keepsWriting: observable });
  }

  start(): Unsubscribe {
    const { watchUpdate, watchStorage } = this.useCases;
    const stops = [
      watchUpdate.execute(
        action(() => {
          this.ready = true;
        }),
      ),
      watchStorage.execute(
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
