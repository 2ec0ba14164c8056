import { action, makeObservable, observableRef } from 'mobx';
import type { Cover, WatchCover } from '@/application/presence/WatchCover';
import type { Stop } from '@/application/kernel/Stop';

/** The 24-hour indicator of the toolbar. */
export class CoverStore {
  cover: Cover = { indicator: 'hidden', schedule: undefined, failed: false };

  constructor(private readonly watchCover: WatchCover) {
    makeObservable(this, { cover: observableRef });
  }

  start(): Stop {
    return this.watchCover.execute(
      action(cover => {
        this.cover = cover;
      }),
    );
  }
}
