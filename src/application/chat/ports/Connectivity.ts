import type { Unsubscribe } from '../../kernel/Unsubscribe';

/** The platform's view of the device's network; having one does not mean that the backend answers. */
export interface Connectivity {
  watch(onOnline: () => void, onOffline: () => void): Unsubscribe;
}
