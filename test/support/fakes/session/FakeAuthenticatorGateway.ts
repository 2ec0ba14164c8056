import type {
  AuthenticatorGateway,
  ChangeFailure,
  RegisterAuthenticator,
  RegisterFailure,
} from '@/application/session/ports/AuthenticatorGateway';
import type { SessionCallFailure } from '@/application/session/ports/SessionCallFailure';
import type { Authenticator } from '@/domain/session/secondFactor/Authenticator';
import type { SecondFactors } from '@/domain/session/secondFactor/SecondFactors';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Accepts the code 111111 for any secret, and five methods at most. */
export class FakeAuthenticatorGateway implements AuthenticatorGateway {
  authenticators: readonly Authenticator[] = [];
  email: string | undefined;
  readonly registered: RegisterAuthenticator[] = [];
  /** While true, every change requires a newer sign-in. */
  signInIsOld = false;
  private next: RegisterFailure | ChangeFailure | undefined;
  private isNextDone = false;

  /** With `butDone` the next change is done, and its answer is lost. */
  failNext(failure: RegisterFailure | ChangeFailure, { butDone = false } = {}): void {
    this.next = failure;
    this.isNextDone = butDone;
  }

  async register(command: RegisterAuthenticator): Promise<Result<void, RegisterFailure>> {
    const failure = this.takeFailure();
    if (failure !== undefined && failure.kind !== 'lastMethod') return fail(failure);
    if (this.signInIsOld) return fail({ kind: 'recentLoginRequired' });
    if (this.registered.some(({ secret }) => secret === command.secret)) return ok(undefined);
    if (command.code !== '111111') return fail({ kind: 'wrongCode' });
    if (this.authenticators.length + (this.email === undefined ? 0 : 1) >= 5) return fail({ kind: 'tooManyMethods' });
    this.registered.push(command);
    this.authenticators = [
      ...this.authenticators,
      { id: `app-${this.registered.length}`, label: command.label, createdAt: 0 },
    ];
    return ok(undefined);
  }

  async list(): Promise<Result<SecondFactors, SessionCallFailure>> {
    const failure = this.takeFailure();
    if (failure?.kind === 'offline' || failure?.kind === 'timedOut') return fail(failure);
    return ok({ authenticators: this.authenticators, email: this.email });
  }

  async relabel(id: string, label: string): Promise<Result<void, ChangeFailure>> {
    return this.change(() => {
      if (!this.authenticators.some(one => one.id === id)) throw new Error(`There is no authenticator ${id}.`);
      this.authenticators = this.authenticators.map(one => (one.id === id ? { ...one, label } : one));
    });
  }

  async remove(id: string): Promise<Result<void, ChangeFailure>> {
    if (this.isLast && this.authenticators.some(one => one.id === id))
      return this.change(() => undefined, { kind: 'lastMethod' });
    return this.change(() => {
      this.authenticators = this.authenticators.filter(one => one.id !== id);
    });
  }

  async removeEmail(): Promise<Result<void, ChangeFailure>> {
    if (this.isLast && this.email !== undefined) return this.change(() => undefined, { kind: 'lastMethod' });
    return this.change(() => {
      this.email = undefined;
    });
  }

  private get isLast(): boolean {
    return this.authenticators.length + (this.email === undefined ? 0 : 1) === 1;
  }

  private change(work: () => void, refusal?: ChangeFailure): Result<void, ChangeFailure> {
    const failure = this.takeFailure();
    if (
      failure !== undefined &&
      failure.kind !== 'wrongCode' &&
      failure.kind !== 'tooManyMethods' &&
      failure.kind !== 'mailboxProofNeeded'
    ) {
      if (this.isNextDone) work();
      return fail(failure);
    }
    if (this.signInIsOld) return fail({ kind: 'recentLoginRequired' });
    if (refusal !== undefined) return fail(refusal);
    work();
    return ok(undefined);
  }

  private takeFailure(): RegisterFailure | ChangeFailure | undefined {
    const { next } = this;
    this.next = undefined;
    return next;
  }
}
