import { isObject } from '@/domain/kernel/parseJson';
import type { RenewedSessionSignal } from '@/application/session/ports/RenewedSessionSignal';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Session } from '@/domain/session/Session';
import { PersonalChannel } from '../kernel/PersonalChannel';

/** A channel reaches only this origin and stores nothing. Anything but a complete session of the user is dropped. */
export class BroadcastRenewedSessionSignal implements RenewedSessionSignal {
  private readonly channel = new PersonalChannel('renewed-session', isSession);

  announce(session: Session): void {
    this.channel.announce(session);
  }

  listen(uid: string, onRenewed: (session: Session) => void): Unsubscribe {
    return this.channel.listen(uid, session => {
      if (session.user.uid === uid) onRenewed(session);
    });
  }
}

function isSession(data: unknown): data is Session {
  if (!isObject(data)) return false;
  const { user, cookie, since } = data as Partial<Session>;
  const hasUser = typeof user?.uid === 'string' && typeof user.email === 'string';
  return hasUser && typeof cookie === 'string' && cookie !== '' && (since === undefined || typeof since === 'number');
}
