import type {
  ActionCodeFailure,
  Credentials,
  IdentifiedUser,
  IdentityFailure,
  IdentityProvider,
} from '@/application/session/ports/IdentityProvider';
import type { User } from '@/domain/session/User';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/** Knows people by email. ID tokens read `id:{uid}`, custom tokens `custom:{uid}`. */
export class FakeIdentityProvider implements IdentityProvider {
  readonly people = new Map<string, { readonly user: User; readonly password: string }>();
  readonly resetsSentTo: string[] = [];
  /** Emails by the code of their reset link. */
  readonly resetCodes = new Map<string, string>();
  prepared = 0;
  signedIn: User | undefined;
  private next: IdentityFailure | undefined;

  add(uid: string, password: string): User {
    const user = { uid, email: `${uid}@staff.example` };
    this.people.set(user.email, { user, password: password.normalize('NFC') });
    return user;
  }

  failNext(failure: IdentityFailure): void {
    this.next = failure;
  }

  async prepare(): Promise<void> {
    this.prepared += 1;
  }

  async checkPassword({ email, password }: Credentials): Promise<Result<string, IdentityFailure>> {
    const failure = this.takeFailure();
    if (failure !== undefined) return fail(failure);
    const person = this.people.get(email);
    if (person === undefined) return fail({ kind: 'unknownEmail' });
    return person.password === password.normalize('NFC')
      ? ok(`id:${person.user.uid}`)
      : fail({ kind: 'wrongPassword' });
  }

  async createAccount({ email, password }: Credentials): Promise<Result<string, IdentityFailure>> {
    const failure = this.takeFailure();
    if (failure !== undefined) return fail(failure);
    if (password === 'passwordpassword') return fail({ kind: 'passwordTooCommon' });
    if (this.people.has(email)) return fail({ kind: 'emailTaken' });
    const { uid } = this.add(email.replace(/@.*$/, ''), password);
    return ok(`id:${uid}`);
  }

  async signInWithCustomToken(customToken: string): Promise<Result<IdentifiedUser, IdentityFailure>> {
    const failure = this.takeFailure();
    if (failure !== undefined) return fail(failure);
    const person = [...this.people.values()].find(({ user }) => customToken === `custom:${user.uid}`);
    if (person === undefined) return fail({ kind: 'customTokenMismatch' });
    this.signedIn = person.user;
    return ok(this.identified(person.user));
  }

  async restoredUser(): Promise<IdentifiedUser | undefined> {
    return this.signedIn && this.identified(this.signedIn);
  }

  async sendPasswordReset(email: string): Promise<Result<void, IdentityFailure>> {
    const failure = this.takeFailure();
    if (failure !== undefined) return fail(failure);
    if (!this.people.has(email)) return fail({ kind: 'unknownEmail' });
    this.resetsSentTo.push(email);
    this.resetCodes.set(`reset-${this.resetsSentTo.length}`, email);
    return ok(undefined);
  }

  async checkResetCode(code: string): Promise<Result<string, ActionCodeFailure>> {
    const failure = this.takeFailure();
    if (failure !== undefined) return fail(failure);
    const email = this.resetCodes.get(code);
    return email === undefined ? fail({ kind: 'linkInvalid' }) : ok(email);
  }

  async resetPassword({
    code,
    password,
  }: {
    readonly code: string;
    readonly password: string;
  }): Promise<Result<void, ActionCodeFailure>> {
    const checked = await this.checkResetCode(code);
    if (!checked.ok) return checked;
    if (password === 'passwordpassword') return fail({ kind: 'passwordTooCommon' });
    const person = this.people.get(checked.value);
    if (person === undefined) return fail({ kind: 'linkInvalid' });
    this.people.set(checked.value, { ...person, password: password.normalize('NFC') });
    this.resetCodes.delete(code);
    return ok(undefined);
  }

  async signOut(): Promise<void> {
    this.signedIn = undefined;
  }

  private identified(user: User): IdentifiedUser {
    return { user, idToken: `id:${user.uid}` };
  }

  private takeFailure(): IdentityFailure | undefined {
    const { next } = this;
    this.next = undefined;
    return next;
  }
}
