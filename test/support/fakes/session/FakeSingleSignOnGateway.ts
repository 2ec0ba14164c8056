import type { SessionCallFailure } from '@/application/session/ports/SessionCallFailure';
import type { SingleSignOnGateway, SingleSignOnFailure } from '@/application/session/ports/SingleSignOnGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Codes read `code of {uid}` and work once, for a login that was started. */
export class FakeSingleSignOnGateway implements SingleSignOnGateway {
  address = 'https://provider.example/authorise?client_id=hospital';
  readonly finished: { readonly clientID: string; readonly code: string; readonly login: string }[] = [];
  private readonly logins = new Set<string>();
  private begun = 0;
  private next: SessionCallFailure | SingleSignOnFailure | undefined;

  failNext(failure: SessionCallFailure | SingleSignOnFailure): void {
    this.next = failure;
  }

  async loginUrl(): Promise<Result<string, SessionCallFailure>> {
    const failure = this.takeFailure();
    if (
      failure !== undefined &&
      failure.kind !== 'checkFailed' &&
      failure.kind !== 'accessDenied' &&
      failure.kind !== 'accountDisabled'
    )
      return fail(failure);
    this.begun += 1;
    const login = `login-${this.begun}`;
    this.logins.add(login);
    return ok(`${this.address}&login=${login}`);
  }

  async finish(command: {
    readonly clientID: string;
    readonly code: string;
    readonly login: string;
  }): Promise<Result<string, SessionCallFailure | SingleSignOnFailure>> {
    const failure = this.takeFailure();
    if (failure !== undefined) return fail(failure);
    this.finished.push(command);
    if (!this.logins.delete(command.login)) return fail({ kind: 'checkFailed', check: 'state' });
    return ok(command.code.replace('code of ', 'custom:'));
  }

  private takeFailure(): SessionCallFailure | SingleSignOnFailure | undefined {
    const { next } = this;
    this.next = undefined;
    return next;
  }
}
