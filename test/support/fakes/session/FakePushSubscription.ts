import type { PushSubscription } from '@/application/session/ports/PushSubscription';

export class FakePushSubscription implements PushSubscription {
  ended = 0;

  async end(): Promise<void> {
    this.ended += 1;
  }
}
