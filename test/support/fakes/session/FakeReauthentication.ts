import type {
  Reauthentication,
  ReauthenticationOutcome,
  ReauthenticationReason,
} from '@/application/session/ports/Reauthentication';

/** Counts its calls, and resolves when the test says so. */
export class FakeReauthentication implements Reauthentication {
  asked = 0;
  reason: ReauthenticationReason | undefined;
  private question: Promise<ReauthenticationOutcome> | undefined;
  private settle: (outcome: ReauthenticationOutcome) => void = () => undefined;

  renew(reason?: ReauthenticationReason): Promise<ReauthenticationOutcome> {
    this.asked += 1;
    if (this.question === undefined || reason !== 'recentLoginRequired') this.reason = reason;
    if (this.question !== undefined) return this.question;
    this.question = new Promise(resolve => (this.settle = resolve));
    return this.question;
  }

  awaited(): Promise<ReauthenticationOutcome> | undefined {
    return this.reason === 'recentLoginRequired' ? undefined : this.question;
  }

  answer(outcome: ReauthenticationOutcome): void {
    this.question = undefined;
    this.settle(outcome);
  }
}
