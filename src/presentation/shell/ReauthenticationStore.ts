import { action, makeObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/shared/ports/Clock';
import type { AskedAgain, Reauthenticate } from '@/application/session/Reauthenticate';
import type { Stop } from '@/application/shared/Stop';

/** Whoever has not touched a key for so long looks up, and sees that something else is asked. */
const HANDS_REST_MS = 800;

/**
 * Whether somebody has to sign in again, and who. A session may end in the middle of a word: what is being typed to a patient must
 * not land in the field for the password, so the question waits until the hands rest.
 */
export class ReauthenticationStore {
  asked: AskedAgain | undefined = undefined;
  private wanted: AskedAgain | undefined = undefined;
  private typedAt = -Infinity;
  private stopWaiting: Stop = () => undefined;

  constructor(
    private readonly reauthenticate: Reauthenticate,
    private readonly clock: Pick<Clock, 'now' | 'wakeIn'>,
  ) {
    makeObservable<this, 'show'>(this, { asked: observableRef, show: action });
  }

  start(): Stop {
    const stop = this.reauthenticate.execute(asked => {
      this.wanted = asked;
      this.show();
    });
    return () => {
      this.stopWaiting();
      stop();
    };
  }

  /** A key was pressed where text is typed. */
  noteTyping(): void {
    this.typedAt = this.clock.now();
  }

  abandon(): void {
    this.reauthenticate.abandon();
  }

  private show(): void {
    this.stopWaiting();
    const rest = this.typedAt + HANDS_REST_MS - this.clock.now();
    const waits = this.wanted?.reason === 'sessionEnded' && this.asked === undefined && rest > 0;
    if (waits) this.stopWaiting = this.clock.wakeIn(rest, () => this.show());
    else this.asked = this.wanted;
  }
}
