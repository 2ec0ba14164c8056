import { randomUUID } from 'node:crypto';
import type { MfaConfiguration, TotpMethod } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { Account } from './Account';
import { type MfaMethods, MOST_METHODS } from './MfaMethods';
import { wrongCode } from './refusals';
import type { TotpChallenges } from './TotpChallenges';

/** The method of codes to the address of the account. */
export const DEFAULT_EMAIL = 'default-email';

export interface NewAuthenticator {
  readonly code: string;
  readonly secret: string;
  readonly label: string;
}

export interface SecondFactorServiceDependencies {
  readonly methods: MfaMethods;
  readonly totp: TotpChallenges;
  readonly sendEmail: (to: string, subject: string, text: string) => void;
  readonly clock: { now(): number };
}

/**
 * Adds, renames and removes second factors, and notifies their owner by email. Rights and the age of the sign-in are
 * the caller's.
 */
export class SecondFactorService {
  constructor(private readonly dependencies: SecondFactorServiceDependencies) {}

  /**
   * The authenticator with this secret. A secret that is registered already comes again in a repeated call, whose
   * answer was lost; its code is used up.
   */
  added({ methods }: Account, secret: string): TotpMethod | undefined {
    return methods.find((method): method is TotpMethod => method.type === 'totp' && method.secret === secret);
  }

  add({ uid, email, methods }: Account, { code, secret, label }: NewAuthenticator): TotpMethod {
    demandRoom(methods);
    const id = `totp-${randomUUID()}`;
    if (!this.dependencies.totp.proves({ id, secret }, code)) wrongCode();
    const added: TotpMethod = { id, type: 'totp', secret, label, createdAt: this.dependencies.clock.now() };
    this.dependencies.methods.replace(uid, [...methods, added]);
    this.notify(
      email,
      'An authenticator was added',
      `The authenticator "${label}" can now be used to sign in to your account.`,
    );
    return added;
  }

  /** The caller has proved the mailbox. Codes that are on already stay on. */
  addEmail({ uid, email, methods }: Account): void {
    if (methods.some(({ type }) => type === 'email')) return;
    demandRoom(methods);
    this.dependencies.methods.replace(uid, [...methods, { id: DEFAULT_EMAIL, type: 'email' }]);
    this.notify(email, 'Emailed codes were switched on', 'Codes by email can now be used to sign in to your account.');
  }

  relabel({ uid, email, methods }: Account, id: string, label: string): void {
    const found =
      methods.find((method): method is TotpMethod => method.type === 'totp' && method.id === id) ?? missing();
    if (found.label === label) return;
    this.dependencies.methods.replace(
      uid,
      methods.map(method => (method === found ? { ...found, label } : method)),
    );
    this.notify(email, 'An authenticator was renamed', `The authenticator "${found.label}" is now called "${label}".`);
  }

  removeTotp(account: Account, id: string): void {
    const found =
      account.methods.find((method): method is TotpMethod => method.type === 'totp' && method.id === id) ?? missing();
    this.remove(account, found);
    this.notify(
      account.email,
      'An authenticator was removed',
      `The authenticator "${found.label}" can no longer be used to sign in.`,
    );
  }

  removeEmail(account: Account): void {
    this.remove(account, account.methods.find(({ type }) => type === 'email') ?? missing());
    this.notify(
      account.email,
      'Emailed codes were switched off',
      'Codes by email can no longer be used to sign in to your account.',
    );
  }

  /** Without any method the password alone would decide who registers the next one. */
  private remove({ uid, methods }: Account, gone: MfaConfiguration): void {
    if (methods.length === 1)
      throw new BackendError(409, 'ConflictError', 'The last way to give the second factor cannot be removed.');
    this.dependencies.methods.replace(
      uid,
      methods.filter(method => method !== gone),
    );
  }

  private notify(email: string, subject: string, text: string): void {
    this.dependencies.sendEmail(
      email,
      subject,
      `${text} If that was not you, reset your password now and tell your administrator.`,
    );
  }
}

export function demandRoom(methods: readonly MfaConfiguration[]): void {
  if (methods.length >= MOST_METHODS)
    throw new BackendError(429, 'TooManyMethods', `A person may have ${MOST_METHODS} methods.`);
}

function missing(): never {
  throw new BackendError(404, 'NotFound', 'There is no such method.');
}
