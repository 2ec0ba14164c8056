import { action, computed, makeObservable, observableRef } from 'mobx';
import type { MaintainPresence } from '@/application/presence/MaintainPresence';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { PresenceSwitch } from '@/domain/presence/PresenceSwitch';

/** The state of the switch between online and offline in the toolbar. */
export class OnlineSwitchStore {
  /** The state of the switch; undefined for a user who does not have it. */
  state: PresenceSwitch | undefined = undefined;

  constructor(private readonly maintainPresence: MaintainPresence) {
    makeObservable(this, { state: observableRef, checking: computed });
  }

  start(): Unsubscribe {
    return this.maintainPresence.execute(
      action(state => {
        this.state = state;
      }),
    );
  }

  /** True until the server confirms the state on screen, as long as nothing has failed. */
  get checking(): boolean {
    return this.state !== undefined && this.state.failed === null && this.state.held !== this.state.online;
  }

  toggle(): void {
    if (this.state !== undefined) this.maintainPresence.choose(!this.state.online);
  }
}
