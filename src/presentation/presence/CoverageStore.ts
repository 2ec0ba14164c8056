import { action, makeObservable, observableRef } from 'mobx';
import type { Cover, WatchCoverage } from '@/application/presence/WatchCoverage';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** The state of the 24-hour indicator in the toolbar. */
export class CoverageStore {
  cover: Cover = { indicator: 'hidden', schedule: undefined, today: undefined, failed: false };

  constructor(private readonly watchCoverage: WatchCoverage) {
    makeObservable(this, { cover: observableRef });
  }

  start(): Unsubscribe {
    return this.watchCoverage.execute(
      action(cover => {
        this.cover = cover;
      }),
    );
  }
}
