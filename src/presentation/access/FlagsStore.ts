import { action, makeObservable, observableRef } from 'mobx';
import type { FlagCache } from '@/application/access/FlagCache';
import type { WatchFlags } from '@/application/access/WatchFlags';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { FeatureFlag } from '@/domain/access/featureFlags';
import { flagDefaults } from '@/domain/access/featureFlags';

export class FlagsStore {
  private isKnownOn: FlagCache['isOn'] = flag => flagDefaults[flag];

  constructor(private readonly watchFlags: WatchFlags) {
    makeObservable<this, 'isKnownOn'>(this, { isKnownOn: observableRef });
  }

  start(): Unsubscribe {
    return this.watchFlags.execute(
      action(flags => {
        // A new function each time, so that MobX notifies its observers.
        this.isKnownOn = flag => flags.isOn(flag);
      }),
    );
  }

  isOn(flag: FeatureFlag): boolean {
    return this.isKnownOn(flag);
  }
}
