import type { SessionEndSignal } from '@/application/session/ports/SessionEndSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { PersonalChannel } from '../kernel/PersonalChannel';

/** Messages reach windows out of sight at once, whose timers a browser slows down. */
export class BroadcastSessionEndSignal implements SessionEndSignal {
  private readonly channel = new PersonalChannel('session-ended', (data: unknown): data is true => data === true);

  announce(): void {
    this.channel.announce(true);
  }

  listen(uid: string, onEnded: () => void): Unsubscribe {
    return this.channel.listen(uid, onEnded);
  }
}
