import type { SessionCallFailure } from '@/application/session/ports/SessionCallFailure';
import type { MintCustomToken, OpenFailure, SessionGateway } from '@/application/session/ports/SessionGateway';
import type { Session } from '@/domain/session/Session';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** A backend that requires a second factor unless set otherwise. Challenge responses read `passed:{idToken}`. */
export class FakeSessionGateway implements SessionGateway {
  wantsSecondFactor = true;
  /** True for the custom token of a new account, or of a provider that required no second factor. */
  refusesHalfSignedIn = false;
  /** ID tokens of accounts without staff access. */
  readonly patients = new Set<string>();
  prepared = 0;
  closed = 0;
  /** Cookies of sessions that were closed by name. */
  readonly closedOthers: string[] = [];
  private count = 0;
  private next: SessionCallFailure | undefined;

  failNext(failure: SessionCallFailure): void {
    this.next = failure;
  }

  async prepare(): Promise<void> {
    this.prepared += 1;
  }

  async mintCustomToken({ idToken, mfaChallengeResponse }: MintCustomToken): Promise<Result<string, OpenFailure>> {
    const failure = this.takeFailure();
    if (failure !== undefined) return fail(failure);
    if (this.patients.has(idToken)) return fail({ kind: 'noStaffAccess' });
    if (this.wantsSecondFactor && mfaChallengeResponse !== `passed:${idToken}`)
      return fail({ kind: 'secondFactorNeeded' });
    return ok(idToken.replace('id:', 'custom:'));
  }

  async open(idToken: string): Promise<Result<string, OpenFailure>> {
    const failure = this.takeFailure();
    if (failure !== undefined) return fail(failure);
    if (this.patients.has(idToken)) return fail({ kind: 'noStaffAccess' });
    if (this.refusesHalfSignedIn) return fail({ kind: 'secondFactorNeeded' });
    this.count += 1;
    return ok(`cookie-${this.count} of ${idToken}`);
  }

  async close(another?: Session): Promise<Result<void, SessionCallFailure>> {
    const failure = this.takeFailure();
    if (failure !== undefined) return fail(failure);
    if (another !== undefined) this.closedOthers.push(another.cookie);
    else this.closed += 1;
    return ok(undefined);
  }

  private takeFailure(): SessionCallFailure | undefined {
    const { next } = this;
    this.next = undefined;
    return next;
  }
}
