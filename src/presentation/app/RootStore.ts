import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { WatchSignOut } from '@/application/session/signOut/WatchSignOut';
import type { SessionEvent, SessionEvents } from '@/application/session/SessionEvents';
import type { RestoreSession } from '@/application/session/signIn/RestoreSession';
import type { AddressBar } from '@/application/app/ports/AddressBar';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { User } from '@/domain/session/User';
import { sessionPaths } from '../session/sessionPaths';
import { areaOfPath, type PathArea } from '@/domain/app/navigation/areaOfPath';

export interface RootUseCases {
  readonly restoreSession: RestoreSession;
  readonly sessionEvents: Pick<SessionEvents, 'subscribe'>;
  readonly addressBar: AddressBar;
  readonly watchSignOut: WatchSignOut;
  /** Reloads the dashboard at a path. */
  readonly restart: (path: string) => void;
}

/** Decides between the signed-out pages and the shell of one user. */
export class RootStore {
  phase: 'restoring' | 'signedOut' | 'signedIn' = 'restoring';
  user: User | undefined = undefined;
  area: PathArea;
  /** True if the user logged in on this page; false if they were logged in already when it loaded. */
  hasLoggedIn = false;
  private restoring: Promise<unknown> | undefined;

  constructor(private readonly useCases: RootUseCases) {
    this.area = areaOfPath(useCases.addressBar.path());
    makeObservable<this, 'handle'>(this, {
      phase: observable,
      user: observableRef,
      area: observable,
      handle: action,
      goHome: action,
      goTo: action,
      leaveCallback: action,
    });
  }

  start(): Unsubscribe {
    const { sessionEvents, watchSignOut, restart } = this.useCases;
    const stops = [
      sessionEvents.subscribe(event => this.handle(event)),
      watchSignOut.execute(() => restart(sessionPaths.home)),
    ];
    this.restoring ??= this.restore();
    return () => stops.forEach(stop => stop());
  }

  /** Leaves a page outside the shell, such as the one that signs out. */
  goHome(): void {
    this.goTo(sessionPaths.home);
  }

  /** Goes to a path of this site, with its query and anchor if it has them; any other text leads to `/`. */
  goTo(path: string): void {
    const here = path.startsWith('/') ? (path as `/${string}`) : '/';
    this.useCases.addressBar.replace(here);
    this.area = areaOfPath(here);
  }

  private async restore(): Promise<void> {
    try {
      // A user who returns from an identity provider is signing in. Restoring an expired session would redirect them
      // away.
      if (this.area !== 'callback') await this.useCases.restoreSession.execute();
    } finally {
      runInAction(() => {
        if (this.phase === 'restoring') this.phase = 'signedOut';
      });
    }
  }

  /**
   * When this is called, the address of a return from an identity provider has been replaced by that of the page from
   * which the user left, if it is known.
   */
  leaveCallback(): void {
    if (this.area === 'callback') this.area = areaOfPath(this.useCases.addressBar.path());
    if (this.area === 'callback') this.goTo('/');
  }

  private enter(): void {
    this.leaveCallback();
    if (this.area === 'login') this.goTo('/');
  }

  private handle({ kind, user }: SessionEvent): void {
    if (kind === 'renewed') return;
    this.hasLoggedIn = kind === 'signedIn' && this.phase === 'signedOut';
    this.phase = kind;
    this.user = kind === 'signedIn' ? user : undefined;
    if (kind === 'signedOut' && this.area !== 'logout') this.goTo(sessionPaths.home);
    if (kind === 'signedIn') this.enter();
  }
}
