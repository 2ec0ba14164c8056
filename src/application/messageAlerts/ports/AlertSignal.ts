import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { Dismissal, ShownAlert } from '@/domain/messageAlerts/MessageAlert';

/** An update that one window sends to the user's other windows. */
export type AlertUpdate =
  /** `at`: when the server answered that. `failedSince`: since when they could not be asked, or not all be read. */
  | {
      readonly kind: 'asked';
      readonly alerts: readonly ShownAlert[];
      readonly at: number;
      readonly failedSince: number | null;
    }
  | { readonly kind: 'failed' }
  | { readonly kind: 'dismissed'; readonly dismissal: Dismissal }
  /** Another window wants to know what was asked last. */
  | { readonly kind: 'wanted' };

/** Between the windows of one user on this device. The sender does not receive its own updates. */
export interface AlertSignal {
  announce(update: AlertUpdate): void;
  listen(uid: string, onUpdate: (update: AlertUpdate) => void): Unsubscribe;
}
