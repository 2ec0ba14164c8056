import type { Reauthentication, ReauthenticationOutcome, ReauthenticationReason } from '@/application/session/ports/Reauthentication';

/** Counts who asks, and answers when the test says so. */
export class FakeReauthentication implements Reauthentication {
  asked = 0;
  reason: ReauthenticationReason | undefined;
  private readonly waiting: ((outcome: ReauthenticationOutcome) => void)[] = [];

  renew(reason?: ReauthenticationReason): Promise<ReauthenticationOutcome> {
    this.asked += 1;
    this.reason = reason;
    return new Promise(resolve => this.waiting.push(resolve));
  }

  answer(outcome: ReauthenticationOutcome): void {
    for (const resolve of this.waiting.splice(0)) resolve(outcome);
  }
}
