import type { Unsubscribe } from '../../kernel/Unsubscribe';

/**
 * Whether this device has a network at all, as the platform says; having one does not mean that the backend answers.
 */
export interface Connectivity {
  watch(onOnline: () => void, onOffline: () => void): Unsubscribe;
}
