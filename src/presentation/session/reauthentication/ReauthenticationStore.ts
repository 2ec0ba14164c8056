import { action, makeObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { ReauthenticationPrompt, Reauthenticate } from '@/application/session/Reauthenticate';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** The pause in typing before the dialog opens, in milliseconds. */
const TYPING_PAUSE_MS = 800;
/** The longest time for which continuous typing delays the lock after a session has ended, in milliseconds. */
const LOCKED_AFTER_MS = 4_000;

/**
 * Decides when the user is asked to sign in again. The dialog waits for a pause in typing, so that text for a patient
 * is not typed into the password field. The page is locked soon in any case.
 */
export class ReauthenticationStore {
  asked: ReauthenticationPrompt | undefined = undefined;
  /** True after the session has ended, until the same user has signed in again. No patient data is visible then. */
  locked = false;
  /** True if the user chose to log out instead; the page stays locked. */
  private isLeaving = false;
  private wanted: ReauthenticationPrompt | undefined = undefined;
  private wantedAt = -Infinity;
  private typedAt = -Infinity;
  private stopWaiting: Unsubscribe = () => undefined;

  constructor(
    private readonly reauthenticate: Reauthenticate,
    private readonly clock: Pick<Clock, 'now' | 'wakeIn'>,
  ) {
    makeObservable<this, 'show'>(this, { asked: observableRef, locked: observable, show: action });
  }

  start(): Unsubscribe {
    const stop = this.reauthenticate.execute(asked => {
      this.wanted = asked;
      this.wantedAt = this.clock.now();
      this.show();
    });
    return () => {
      this.stopWaiting();
      stop();
    };
  }

  /** Call when a key is pressed in a field for text. */
  recordTyping(): void {
    this.typedAt = this.clock.now();
  }

  abandon(): void {
    this.isLeaving = this.locked;
    this.reauthenticate.abandon();
  }

  /** Asks again, after a log-out that was cancelled or failed. */
  askAgain(): void {
    void this.reauthenticate.renew('sessionEnded');
  }

  private show(): void {
    this.stopWaiting();
    const now = this.clock.now();
    const rest = this.typedAt + TYPING_PAUSE_MS - now;
    const waits = this.wanted?.reason === 'sessionEnded' && this.asked === undefined && rest > 0;
    if (!waits) {
      this.ask();
      return;
    }
    const open = this.wantedAt + LOCKED_AFTER_MS - now;
    if (open <= 0) this.locked = true;
    this.stopWaiting = this.clock.wakeIn(open > 0 ? Math.min(rest, open) : rest, () => this.show());
  }

  private ask(): void {
    this.asked = this.wanted;
    if (this.asked !== undefined) this.isLeaving = false;
    this.locked =
      this.asked?.reason === 'sessionEnded' || (this.locked && (this.asked !== undefined || this.isLeaving));
  }
}
