import { action, makeObservable, observableRef } from 'mobx';
import type { WatchServerStatus } from '@/application/serverStatus/WatchServerStatus';
import type { SignOut } from '@/application/session/signOut/SignOut';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';
import { sessionPaths } from '../session/sessionPaths';
import { nextServerStatus } from '@/domain/serverStatus/nextServerStatus.rule';

export interface ServerBannerUseCases {
  readonly watchServerStatus: WatchServerStatus;
  readonly signOut: SignOut;
  /** Reloads the dashboard at a path. */
  readonly restart: (path: string) => void;
}

/** The server's status while a user is signed in, and what follows from it. */
export class ServerBannerStore {
  status: ServerStatus = { state: 'unknown' };
  private known: Exclude<ServerStatus['state'], 'unknown'> | null = null;
  private leaving = false;

  constructor(private readonly useCases: ServerBannerUseCases) {
    makeObservable<this, 'handle'>(this, { status: observableRef, handle: action });
  }

  /** `goHome`: opens the home page without a reload, so that nothing pending is lost. */
  start(goHome: () => void): Unsubscribe {
    return this.useCases.watchServerStatus.execute(status => this.handle(status, goHome));
  }

  private handle(status: ServerStatus, goHome: () => void): void {
    const move = nextServerStatus({ before: this.known, after: status.state });
    this.status = status;
    if (status.state !== 'unknown') this.known = status.state;
    if (move === 'goHome') goHome();
    if (move === 'signOut') void this.leave();
  }

  /** Signs the user out. Unsent messages wait for the next sign-in. */
  private async leave(): Promise<void> {
    if (this.leaving) return;
    this.leaving = true;
    const { signOut, restart } = this.useCases;
    try {
      await signOut.execute({ forced: true, onStep: () => undefined, decide: () => Promise.resolve('keep') });
      restart(sessionPaths.home);
    } finally {
      this.leaving = false;
    }
  }
}
