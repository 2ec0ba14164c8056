import { action, makeObservable, observable, runInAction } from 'mobx';
import type { SignOut, UploadsDecision } from '@/application/session/signOut/SignOut';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** D1 §9: "Logout minimum display 2 seconds." */
const SHOWN_AT_LEAST_MS = 2_000;

/** The time that the sign-out waits for `prepare`, in milliseconds. */
export const PREPARE_LIMIT_MS = 10_000;

/** The page that logs out immediately. Unsent messages are stored for the next sign-in. */
export class LogoutPageStore {
  phase: 'running' | 'asking' | 'failed' = 'running';
  private answer: (decision: UploadsDecision) => void = () => undefined;
  private running = false;

  constructor(
    /** Called once everything is prepared, because each prepared part adds what the sign-out has to wait for. */
    private readonly signOut: () => Pick<SignOut, 'execute'>,
    private readonly clock: Clock,
    private readonly onDone: () => void,
    private readonly prepare: () => Promise<unknown> = () => Promise.resolve(),
  ) {
    makeObservable<this, 'ask'>(this, { phase: observable, run: action, decideUploads: action, ask: action });
  }

  start(): Unsubscribe {
    void this.run();
    return () => undefined;
  }

  /**
   * Call with the user's decision about an open upload, or about an open permission to write into patients' folders.
   */
  decideUploads(decision: UploadsDecision): void {
    this.phase = 'running';
    this.answer(decision);
  }

  private ask(): Promise<UploadsDecision> {
    this.phase = 'asking';
    return new Promise(resolve => (this.answer = resolve));
  }

  /** Waits for `prepare`, but a failed download or an error in it does not prevent the sign-out. */
  private async prepared(): Promise<void> {
    let stopAlarm: Unsubscribe = () => undefined;
    const alarm = new Promise<void>(resolve => (stopAlarm = this.clock.wakeIn(PREPARE_LIMIT_MS, resolve)));
    await Promise.race([this.prepare().catch(() => undefined), alarm]);
    stopAlarm();
  }

  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.phase = 'running';
    const atLeast = new Promise<void>(resolve => this.clock.wakeIn(SHOWN_AT_LEAST_MS, resolve));
    let signedOut = false;
    try {
      await this.prepared();
      signedOut = (
        await this.signOut().execute({
          onStep: () => undefined,
          decide: async () => 'keep',
          decideUploads: () => this.ask(),
        })
      ).ok;
      await atLeast;
    } finally {
      this.running = false;
      if (!signedOut) runInAction(() => (this.phase = 'failed'));
    }
    if (signedOut) this.onDone();
  }
}
