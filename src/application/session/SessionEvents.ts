import { Listeners } from '../kernel/Listeners';
import type { User } from '@/domain/session/User';
import type { Unsubscribe } from '../kernel/Unsubscribe';

export type SessionEvent =
  /** A different user than before, or the first one. */
  | { readonly kind: 'signedIn'; readonly user: User }
  /** The same user signed in again; all their data stay. */
  | { readonly kind: 'renewed'; readonly user: User }
  /** All data of the user must be removed. If another user signs in, this comes before their `signedIn`. */
  | { readonly kind: 'signedOut'; readonly user: User | undefined };

/**
 * Notifies all parts of the dashboard of sign-ins and sign-outs, in the order of subscription; past events are not
 * repeated to late subscribers.
 */
export class SessionEvents {
  private readonly listeners = new Listeners<[event: SessionEvent]>();

  announce(event: SessionEvent): void {
    this.listeners.notify(event);
  }

  subscribe(listener: (event: SessionEvent) => void): Unsubscribe {
    return this.listeners.add(listener);
  }
}
