import { action, computed, makeObservable, observableRef } from 'mobx';
import type { WatchServerStatus } from '@/application/serverStatus/WatchServerStatus';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';

/** The server status, if known. */
export class ServerStatusStore {
  status: ServerStatus = { state: 'unknown' };

  constructor(private readonly watchServerStatus: WatchServerStatus) {
    makeObservable(this, { status: observableRef, offline: computed });
  }

  start(): Unsubscribe {
    return this.watchServerStatus.execute(
      action(status => {
        this.status = status;
      }),
    );
  }

  get offline(): boolean {
    return this.status.state === 'offline';
  }
}
