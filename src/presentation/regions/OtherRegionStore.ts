import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { FindOtherRegion } from '@/application/regions/FindOtherRegion';
import type { OtherRegion } from '@/domain/regions/Region';

/** Remembers whether this window has already shown the notice. */
export interface RegionMemory {
  wasSaid: boolean;
}

/**
 * Finds out whether the user belongs to the region of another deployment. The notice is shown once, and nothing waits
 * for it.
 */
export class OtherRegionStore {
  other: OtherRegion | undefined = undefined;

  constructor(
    private readonly findOtherRegion: Pick<FindOtherRegion, 'execute'>,
    private readonly memory: RegionMemory,
  ) {
    makeObservable(this, { other: observableRef, dismiss: action });
  }

  start(): Unsubscribe {
    let stopped = false;
    if (!this.memory.wasSaid)
      void this.findOtherRegion.execute().then(other => {
        if (stopped || other === undefined) return;
        this.memory.wasSaid = true;
        runInAction(() => (this.other = other));
      });
    return () => {
      stopped = true;
    };
  }

  dismiss(): void {
    this.other = undefined;
  }
}
