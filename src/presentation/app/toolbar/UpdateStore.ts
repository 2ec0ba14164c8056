import { action, makeObservable, observable } from 'mobx';
import type { WatchStorage } from '@/application/serverStatus/WatchStorage';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { WatchUpdate } from '@/application/app/WatchUpdate';

export interface UpdateUseCases {
  readonly watchUpdate: WatchUpdate;
  readonly watchStorage: WatchStorage;
}

/** Watches for a newer version of the dashboard, which a reload would load. */
export class UpdateStore {
  isUpdateReady = false;
  /** True if drafts and unsent messages survive a reload. */
  isTextSaved = true;

  constructor(
    private readonly useCases: UpdateUseCases,
    /** Reloads the page at its current address. */
    readonly reload: () => void,
  ) {
    makeObservable(this, { isUpdateReady: observable, isTextSaved: observable });
  }

  start(): Unsubscribe {
    const { watchUpdate, watchStorage } = this.useCases;
    const stops = [
      watchUpdate.execute(
        action(() => {
          this.isUpdateReady = true;
        }),
      ),
      watchStorage.execute(
        action(isSaving => {
          this.isTextSaved = isSaving;
        }),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }
}
