import type { EngineIdentity, VaultKeyAnswer } from '@/application/chat/engine/runtime/EngineSignIn';
import type { EngineProfile, EnterFailure } from '@/application/chat/ports/EngineAccount';
import { fail, ok, type Result } from '@/domain/kernel/Result';

type Step = 'enter' | 'profile' | 'vaultKey';

/** Knows the owners of cookies; each step fails or waits on request. */
export class FakeEngineIdentity implements EngineIdentity {
  present: string | undefined;
  /** True if the vault key is a new one. */
  makesKey = false;
  private readonly owners = new Map<string, string>();
  private readonly failures = new Map<Step, EnterFailure['kind']>();
  private readonly delays = new Map<Step, Promise<void>>();

  /** Makes a cookie for the user. */
  cookieOf(uid: string): string {
    const cookie = `cookie-${uid}`;
    this.owners.set(cookie, uid);
    return cookie;
  }

  failNext(step: Step, kind: EnterFailure['kind']): void {
    this.failures.set(step, kind);
  }

  delayNext(step: Step, until: Promise<void>): void {
    this.delays.set(step, until);
  }

  async enter(sessionCookie: string): Promise<Result<{ readonly uid: string }, EnterFailure>> {
    const failure = await this.take('enter');
    if (failure !== undefined) return fail(failure);
    const uid = this.owners.get(sessionCookie);
    if (uid === undefined) return fail({ kind: 'sessionEnded' });
    this.present = uid;
    return ok({ uid });
  }

  async profile(): Promise<Result<EngineProfile, EnterFailure>> {
    const failure = await this.take('profile');
    if (failure !== undefined) return fail(failure);
    if (this.present === undefined) throw new Error('Nobody has entered');
    return ok({ uid: this.present, firstName: this.present, lastName: 'Test' });
  }

  async vaultKey(): Promise<Result<VaultKeyAnswer, EnterFailure>> {
    const failure = await this.take('vaultKey');
    return failure === undefined ? ok({ bytes: new Uint8Array(32), isNew: this.makesKey }) : fail(failure);
  }

  leave(): Promise<void> {
    this.present = undefined;
    return Promise.resolve();
  }

  private async take(step: Step): Promise<EnterFailure | undefined> {
    await this.delays.get(step);
    const kind = this.failures.get(step);
    this.failures.delete(step);
    this.delays.delete(step);
    return kind === undefined ? undefined : { kind };
  }
}
