import { action, computed, makeObservable, observableRef } from 'mobx';
import type { MaintainPresence } from '@/application/presence/MaintainPresence';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { PresenceSwitch } from '@/domain/presence/PresenceSwitch';

/** The switch between online and offline in the toolbar. */
export class OnlineSwitchStore {
  /** Undefined for a user without the switch. */
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

  /** The shown state is not known to be the server's, and nothing has failed yet. */
  get checking(): boolean {
    return this.state !== undefined && this.state.failed === null && this.state.held !== this.state.online;
  }

  toggle(): void {
    if (this.state !== undefined) this.maintainPresence.choose(!this.state.online);
  }
}
