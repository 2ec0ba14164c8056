import { action, makeObservable, observableRef } from 'mobx';
import type { CoverageState, WatchCoverage } from '@/application/presence/WatchCoverage';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** The state of the 24-hour indicator in the toolbar. */
export class CoverageStore {
  coverage: CoverageState = { indicator: 'hidden', schedule: undefined, today: undefined, failed: false };

  constructor(private readonly watchCoverage: WatchCoverage) {
    makeObservable(this, { coverage: observableRef });
  }

  start(): Unsubscribe {
    return this.watchCoverage.execute(
      action(coverage => {
        this.coverage = coverage;
      }),
    );
  }
}
