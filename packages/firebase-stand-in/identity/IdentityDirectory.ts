import type { Append, Journalled } from '../journal/Journalled';
import type { Journal } from '../journal/Journal';
import type { VerifyIdToken } from '../kernel/IdTokenClaims';
import type { OffsetClock } from '../kernel/OffsetClock';
import type { ActionCode } from './ActionCode';
import { ActionCodes, actionCodeLifeMs } from './ActionCodes';
import { AddressLimiter } from './AddressLimiter';
import { AttemptLimiter } from './AttemptLimiter';
import type { CustomTokenContent } from './customToken';
import { customTokenLifeS, readCustomToken, signCustomToken } from './customToken';
import { parseEmail } from './parseEmail';
import { IdentityError } from './IdentityError';
import type { IdentityRecord } from './IdentityRecord';
import type { SessionIdTokenClaims } from './idTokenClaims';
import { idTokenClaims, idTokenLifeS } from './idTokenClaims';
import type { Mail } from './Mail';
import { MailLimiter } from './MailLimiter';
import { hashPasswordNow, seedingPasswordCost } from './passwordHash';
import { People } from './People';
import { firebasePasswordPolicy, type PasswordPolicy } from './PasswordPolicy';
import type { Person, PersonChange } from './Person';
import { digestOf, newSecret, newUid } from './secretText';
import type { Session } from './Session';
import { Sessions } from './Sessions';
import type { SignInAttempt } from './SignInAttempt';
import { readToken, signToken } from './webToken';

export interface IdentityDirectoryOptions {
  readonly journal: Journal;
  readonly clock: OffsetClock;
  /** As in the client's configuration; it is the tokens' audience. */
  readonly projectId: string;
  /** Firebase's own unless given. */
  readonly passwordPolicy?: PasswordPolicy;
}

export interface NewPerson {
  readonly uid?: string;
  readonly email?: string;
  readonly password?: string;
  readonly displayName?: string;
  readonly disabled?: boolean;
  /** scrypt's N; the default suits seeding. */
  readonly passwordCost?: number;
}

export interface IssuedTokens {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds, as text: the wire's own form. */
  readonly expiresIn: string;
}

export interface Bearer {
  readonly person: Person;
  readonly session: Session;
  readonly claims: SessionIdTokenClaims;
}

/** Everybody who can sign in, who is signed in, and the secrets their tokens are signed with. */
export class IdentityDirectory implements Journalled<IdentityRecord> {
  readonly stream = 'identity';
  readonly projectId: string;
  readonly passwordPolicy: PasswordPolicy;
  readonly attempts: AttemptLimiter;
  readonly addresses: AddressLimiter;
  readonly mails: MailLimiter;
  /** May be switched while running. With protection, an unknown address is answered like a wrong password. */
  readonly settings = { enumerationProtection: false, selfRegistration: true };

  private readonly people = new People();
  private readonly sessions = new Sessions();
  private readonly codes = new ActionCodes();
  private readonly mailListeners = new Set<(mail: Mail) => void>();
  private readonly endListeners = new Set<(uid: string) => void>();
  private readonly attemptListeners = new Set<(attempt: SignInAttempt) => void>();
  private readonly clock: OffsetClock;
  private secrets = { idToken: '', customToken: '' };
  private readonly append: Append<IdentityRecord>;

  constructor({ journal, clock, projectId, passwordPolicy = firebasePasswordPolicy }: IdentityDirectoryOptions) {
    this.clock = clock;
    this.projectId = projectId;
    this.passwordPolicy = passwordPolicy;
    this.attempts = new AttemptLimiter(clock);
    this.addresses = new AddressLimiter(clock);
    this.mails = new MailLimiter(clock);
    this.append = journal.attach(this);
    if (this.secrets.idToken === '') this.save({ kind: 'secrets', idToken: newSecret(), customToken: newSecret() });
  }

  // People

  /** Throws EMAIL_EXISTS, INVALID_EMAIL or DUPLICATE_LOCAL_ID. */
  create({
    uid = newUid(),
    email,
    password,
    displayName,
    disabled = false,
    passwordCost = seedingPasswordCost,
  }: NewPerson): Person {
    return this.add({
      uid,
      disabled,
      ...(email !== undefined && { email: parseEmail(email) }),
      ...(displayName !== undefined && { displayName }),
      ...(password !== undefined && {
        passwordHash: hashPasswordNow(password, passwordCost),
        passwordUpdatedAt: this.clock.now(),
      }),
    });
  }

  /** As create, for an account whose password was hashed already. */
  add(person: Pick<Person, 'uid'> & Partial<Person>): Person {
    if (this.people.find(person.uid)) throw new IdentityError('DUPLICATE_LOCAL_ID');
    this.people.assertEmailFree(person.email, person.uid);
    const added = { emailVerified: false, disabled: false, createdAt: this.clock.now(), ...person };
    this.save({ kind: 'person', person: added });
    return added;
  }

  find(uid: string): Person | undefined {
    return this.people.find(uid);
  }

  findByEmail(email: string): Person | undefined {
    return this.people.findByEmail(email);
  }

  all(): Iterable<Person> {
    return this.people.all();
  }

  /** Throws USER_NOT_FOUND or EMAIL_EXISTS. */
  change(uid: string, change: PersonChange): Person {
    const person = { ...this.known(uid), ...change };
    this.people.assertEmailFree(change.email, uid);
    const changed = JSON.parse(JSON.stringify(person)) as Person;
    this.save({ kind: 'person', person: changed });
    return changed;
  }

  setDisabled(uid: string, disabled: boolean): void {
    this.change(uid, { disabled });
    if (disabled) this.notifySessionsEnded(uid);
  }

  remove(uid: string): void {
    this.revokeSessions(uid);
    this.save({ kind: 'personRemoved', uid });
  }

  // Sessions and tokens

  startSession(
    person: Person,
    provider: string,
    claims: Session['claims'] = {},
    startedAt = this.clock.now(),
  ): IssuedTokens {
    const refreshToken = newSecret();
    const session = { id: digestOf(refreshToken), uid: person.uid, provider, claims, startedAt };
    this.save({ kind: 'session', session });
    const seen = this.change(person.uid, { lastSignInAt: this.clock.now() });
    return this.issue(seen, session, refreshToken);
  }

  /** Throws TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED. */
  refreshSession(refreshToken: string): IssuedTokens & { readonly person: Person } {
    const session = this.sessions.findByRefreshToken(refreshToken, this.clock.now());
    if (!session) throw new IdentityError('TOKEN_EXPIRED');
    const person = this.active(session.uid);
    return { person, ...this.issue(person, session, refreshToken) };
  }

  /** Ends every session of this user; their ID tokens become invalid at once. */
  revokeSessions(uid: string): void {
    this.save({ kind: 'sessionsEnded', uid });
    this.notifySessionsEnded(uid);
  }

  /**
   * Ends the session with this id and every session that began with a custom token whose claim `sign_in` or `session`
   * is `mark`, with their ID and refresh tokens; such custom tokens no longer work.
   */
  revoke(mark: string): void {
    this.save({ kind: 'revoked', mark, until: this.clock.now() + customTokenLifeS * 1000 });
  }

  /**
   * Called with the account whenever all its sessions were ended: a reset or new password, a disabled or removed
   * account.
   */
  onSessionsEnded(listener: (uid: string) => void): void {
    this.endListeners.add(listener);
  }

  onSignInAttempt(listener: (attempt: SignInAttempt) => void): void {
    this.attemptListeners.add(listener);
  }

  recordAttempt(attempt: SignInAttempt): void {
    for (const listener of this.attemptListeners) listener(attempt);
  }

  /** Throws INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED. */
  bearerOf(idToken: unknown): Bearer {
    const payload = typeof idToken === 'string' ? readToken(idToken, this.secrets.idToken) : undefined;
    if (!payload) throw new IdentityError('INVALID_ID_TOKEN');
    const claims = payload as SessionIdTokenClaims;
    // The journal, and the secrets in it, may be reused under the name of another project.
    if (claims['aud'] !== this.projectId) throw new IdentityError('INVALID_ID_TOKEN');
    const person = this.active(claims.sub);
    const session = this.sessions.find(claims.sandbox_session, this.clock.now());
    if (!session || claims.exp * 1000 <= this.clock.now()) throw new IdentityError('TOKEN_EXPIRED');
    return { person, session, claims };
  }

  readonly verifyIdToken: VerifyIdToken = token => {
    try {
      return this.bearerOf(token).claims;
    } catch (error) {
      if (error instanceof IdentityError) return undefined;
      throw error;
    }
  };

  issueCustomToken(uid: string, claims: CustomTokenContent['claims']): string {
    return signCustomToken({ uid, claims }, this.secrets.customToken, this.clock.now());
  }

  /** Throws INVALID_CUSTOM_TOKEN, also for one of a sign-in that has ended. */
  readCustomToken(token: unknown): CustomTokenContent {
    const content = readCustomToken(token, this.secrets.customToken, this.clock.now());
    if (this.sessions.isRevoked(content.claims))
      throw new IdentityError('INVALID_CUSTOM_TOKEN', 'The sign-in has ended');
    return content;
  }

  // Codes and mail

  /** Keeps a new single-use code and answers its clear text, which is nowhere else. */
  issueCode(code: Omit<ActionCode, 'id' | 'expiresAt'>): string {
    const clear = newSecret();
    this.save({ kind: 'code', code: { ...code, id: digestOf(clear), expiresAt: this.clock.now() + actionCodeLifeMs } });
    return clear;
  }

  /** Throws INVALID_OOB_CODE, EXPIRED_OOB_CODE, USER_NOT_FOUND or USER_DISABLED. */
  readCode(code: unknown): { readonly code: ActionCode; readonly person: Person } {
    const found = this.codes.peek(code, this.clock.now());
    return { code: found, person: this.active(found.uid) };
  }

  useCode(code: ActionCode): void {
    this.save({ kind: 'codeUsed', id: code.id });
  }

  onEmail(listener: (mail: Mail) => void): () => void {
    this.mailListeners.add(listener);
    return () => this.mailListeners.delete(listener);
  }

  sendMail(mail: Mail): void {
    for (const listener of this.mailListeners) listener(mail);
  }

  // Journal

  replay(record: IdentityRecord): void {
    switch (record.kind) {
      case 'secrets':
        this.secrets = { idToken: record.idToken, customToken: record.customToken };
        return;
      case 'person':
        if (hasNewIdentity(this.people.find(record.person.uid), record.person))
          this.codes.removeAllOf(record.person.uid);
        return this.people.put(record.person);
      case 'personRemoved':
        return this.people.remove(record.uid);
      case 'session':
        return this.sessions.put(record.session);
      case 'sessionsEnded':
        return this.sessions.endAllOf(record.uid);
      case 'revoked':
        return this.sessions.revoke(record.mark, record.until);
      case 'code':
        return this.codes.put(record.code);
      case 'codeUsed':
        return this.codes.remove(record.id);
      default:
        throw new Error(`Unknown identity record ${JSON.stringify(record satisfies never)}`);
    }
  }

  *snapshot(): Iterable<IdentityRecord> {
    if (this.secrets.idToken !== '') yield { kind: 'secrets', ...this.secrets };
    for (const person of this.people.all()) yield { kind: 'person', person };
    for (const session of this.sessions.living(this.clock.now())) yield { kind: 'session', session };
    for (const revoked of this.sessions.revoked(this.clock.now())) yield { kind: 'revoked', ...revoked };
    for (const code of this.codes.living(this.clock.now())) yield { kind: 'code', code };
  }

  private save(record: IdentityRecord): void {
    this.append(record);
    this.replay(record);
  }

  private issue(person: Person, session: Session, refreshToken: string): IssuedTokens {
    const claims = idTokenClaims(person, session, this.projectId, this.clock.now());
    return { idToken: signToken({ ...claims }, this.secrets.idToken), refreshToken, expiresIn: String(idTokenLifeS) };
  }

  private notifySessionsEnded(uid: string): void {
    for (const listener of this.endListeners) listener(uid);
  }

  private known(uid: string): Person {
    const person = this.people.find(uid);
    if (!person) throw new IdentityError('USER_NOT_FOUND');
    return person;
  }

  private active(uid: string): Person {
    const person = this.known(uid);
    if (person.disabled) throw new IdentityError('USER_DISABLED');
    return person;
  }
}

/** Codes that were sent for a former password or address become invalid. */
const hasNewIdentity = (before: Person | undefined, after: Person): boolean =>
  before !== undefined && (before.passwordHash !== after.passwordHash || before.email !== after.email);
