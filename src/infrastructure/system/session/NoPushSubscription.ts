import type { PushSubscription } from '@/application/session/ports/PushSubscription';

/** Push is for production, and for those who signed in there. */
export class NoPushSubscription implements PushSubscription {
  async end(): Promise<void> {}
}
