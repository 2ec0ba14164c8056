import { action, makeObservable, observable, runInAction } from 'mobx';
import type { SignOut } from '@/application/session/SignOut';
import type { Clock } from '@/application/shared/ports/Clock';
import type { Stop } from '@/application/shared/Stop';

/** D1 §9: "Logout minimum display 2 seconds." */
const SHOWN_AT_LEAST_MS = 2_000;

/** The page that signs out at once. Messages that could not be sent are kept for the next sign-in. */
export class LogoutPageStore {
  phase: 'running' | 'failed' = 'running';
  private running = false;

  constructor(
    private readonly signOut: SignOut,
    private readonly clock: Clock,
    private readonly onDone: () => void,
  ) {
    makeObservable(this, { phase: observable, run: action });
  }

  start(): Stop {
    void this.run();
    return () => undefined;
  }

  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.phase = 'running';
    const atLeast = new Promise<void>(resolve => this.clock.wakeIn(SHOWN_AT_LEAST_MS, resolve));
    let signedOut = false;
    try {
      signedOut = (await this.signOut.execute({ onStep: () => undefined, decide: async () => 'keep' })).ok;
      await atLeast;
    } finally {
      this.running = false;
      if (!signedOut) runInAction(() => (this.phase = 'failed'));
    }
    if (signedOut) this.onDone();
  }
}
