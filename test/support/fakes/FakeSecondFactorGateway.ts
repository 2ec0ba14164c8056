import type { BackendTrouble } from '@/application/session/ports/BackendTrouble';
import type { ChallengeAnswer, SecondFactorGateway } from '@/application/session/ports/SecondFactorGateway';
import type { MfaOption } from '@/domain/session/MfaOption';
import { fail, ok, type Result } from '@/domain/shared/Result';

/** Accepts one code a method: 111111 from the authenticator, 222222 from the email, once it was sent. One email a sign-in, until time passes. */
export class FakeSecondFactorGateway implements SecondFactorGateway {
  registered: readonly MfaOption[] = [{ id: 'app', type: 'totp' }];
  readonly emailed: string[] = [];
  private readonly lately = new Set<string>();
  private next: BackendTrouble | undefined;

  failNext(failure: BackendTrouble): void {
    this.next = failure;
  }

  /** Half a minute, in which nobody was sent anything. */
  letTimePass(): void {
    this.lately.clear();
  }

  async options(): Promise<Result<readonly MfaOption[], BackendTrouble>> {
    const failure = this.takeFailure();
    return failure === undefined ? ok(this.registered) : fail(failure);
  }

  async emailCode({ idToken, optionId }: { readonly idToken: string; readonly optionId: string }): Promise<Result<void, BackendTrouble | { readonly kind: 'tooSoon' }>> {
    const failure = this.takeFailure();
    if (failure !== undefined) return fail(failure);
    if (this.lately.has(idToken)) return fail({ kind: 'tooSoon' });
    if (!this.registered.some(({ id, type }) => id === optionId && type === 'email')) throw new Error(`No email is registered as ${optionId}.`);
    this.emailed.push(optionId);
    this.lately.add(idToken);
    return ok(undefined);
  }

  async answer({ idToken, method, code }: ChallengeAnswer): Promise<Result<string, BackendTrouble | { readonly kind: 'wrongCode' }>> {
    const failure = this.takeFailure();
    if (failure !== undefined) return fail(failure);
    const right = method === 'totp' ? code === '111111' : this.emailed.length > 0 && code === '222222';
    return right ? ok(`passed:${idToken}`) : fail({ kind: 'wrongCode' });
  }

  private takeFailure(): BackendTrouble | undefined {
    const { next } = this;
    this.next = undefined;
    return next;
  }
}
