import type {
  AuthenticatorGateway,
  ChangeFailure,
  RegisterAuthenticator,
  RegisterFailure,
} from '@/application/session/ports/AuthenticatorGateway';
import type { SessionCallFailure } from '@/application/session/ports/SessionCallFailure';
import type { SecondFactors } from '@/domain/session/secondFactor/SecondFactors';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { toSessionCallFailure } from '../client/toSessionCallFailure';
import { mfaEndpoints } from '../endpoints/mfa';

/** The settings page reports the failure itself. */
const ownWords = { ownWords: true };

export class AxiosAuthenticatorGateway implements AuthenticatorGateway {
  constructor(private readonly backend: BackendClient) {}

  async register({ idToken, code, secret, label }: RegisterAuthenticator): Promise<Result<void, RegisterFailure>> {
    const registered = await this.backend.call(
      mfaEndpoints.addTotpSecret,
      { idToken, body: { code, secret, label } },
      { expects: [429] },
    );
    return registered.ok ? ok(undefined) : fail(toRegisterFailure(registered.failure));
  }

  async list(): Promise<Result<SecondFactors, SessionCallFailure>> {
    const [methods, secrets] = await Promise.all([
      this.backend.call(mfaEndpoints.configurations, {}, ownWords),
      this.backend.call(mfaEndpoints.totpSecrets, {}, ownWords),
    ]);
    if (!methods.ok) return fail(toSessionCallFailure(methods.failure));
    if (!secrets.ok) return fail(toSessionCallFailure(secrets.failure));
    const authenticators = secrets.value.value.map(({ id, label, createdAt }) => ({
      id,
      label,
      createdAt: Date.parse(createdAt),
    }));
    const email = methods.value.value.find(({ type }) => type === 'email')?.email;
    // Each authenticator is in both lists, and the email is in one.
    const all = Math.max(
      methods.value.value.length + (methods.value.unreadable ?? 0),
      authenticators.length + (secrets.value.unreadable ?? 0) + (email === undefined ? 0 : 1),
    );
    const unreadable = all - authenticators.length - (email === undefined ? 0 : 1);
    return ok({ authenticators, email, ...(unreadable > 0 && { unreadable }) });
  }

  async relabel(id: string, label: string): Promise<Result<void, ChangeFailure>> {
    const relabelled = await this.backend.call(
      mfaEndpoints.relabelTotpSecret,
      { path: { id }, body: { label } },
      ownWords,
    );
    return relabelled.ok ? ok(undefined) : fail(toChangeFailure(relabelled.failure));
  }

  async remove(id: string): Promise<Result<void, ChangeFailure>> {
    const removed = await this.backend.call(mfaEndpoints.removeTotpSecret, { path: { id } }, ownWords);
    return removed.ok || isGone(removed.failure) ? ok(undefined) : fail(toChangeFailure(removed.failure));
  }

  async removeEmail(): Promise<Result<void, ChangeFailure>> {
    const removed = await this.backend.call(mfaEndpoints.removeDefaultEmail, {}, ownWords);
    return removed.ok || isGone(removed.failure) ? ok(undefined) : fail(toChangeFailure(removed.failure));
  }
}

const isGone = (failure: BackendFailure): boolean => failure.kind === 'refused' && failure.status === 404;

function toChangeFailure(failure: BackendFailure): ChangeFailure {
  if (failure.kind !== 'refused') return toSessionCallFailure(failure);
  if (failure.status === 403 && failure.token === 'RecentLoginRequired') return { kind: 'recentLoginRequired' };
  return failure.status === 409 ? { kind: 'lastMethod' } : toSessionCallFailure(failure);
}

function toRegisterFailure(failure: BackendFailure): RegisterFailure {
  if (failure.kind !== 'refused') return toSessionCallFailure(failure);
  if (failure.status === 400) return { kind: 'wrongCode' };
  if (failure.status === 429) return { kind: 'tooManyMethods' };
  if (failure.token === 'MailboxProofRequired') return { kind: 'mailboxProofNeeded' };
  return failure.token === 'RecentLoginRequired' ? { kind: 'recentLoginRequired' } : toSessionCallFailure(failure);
}
