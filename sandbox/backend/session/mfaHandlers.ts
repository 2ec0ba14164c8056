import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { MfaConfiguration } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { Account } from './Account';
import type { Accounts } from './Accounts';
import type { BackendSession } from './BackendSession';
import { demandRecentSignIn } from './demandRecentSignIn';
import type { BackendSessions } from './BackendSessions';
import type { SecondFactorService } from './SecondFactorService';
import { loginOf } from './loginOf';
import type { ProvedMailboxes } from './ProvedMailboxes';
import type { MfaTokens } from './MfaTokens';
import { mailboxProofMissing, secondFactorMissing } from './refusals';
import { secondFactorGiven } from './secondFactorGiven';
import { signedInAt } from './signedInAt';

export interface MfaDependencies {
  readonly accounts: Accounts;
  readonly factors: SecondFactorService;
  readonly mailboxes: ProvedMailboxes;
  readonly sessions: BackendSessions;
  readonly mfaTokens: MfaTokens;
  readonly clock: { now(): number };
}

export function mfaHandlers({
  accounts,
  factors,
  mailboxes,
  sessions,
  mfaTokens,
  clock,
}: MfaDependencies): HandlersOf<'mfa'> {
  const recent = ({ uid, signedInAt }: BackendSession): Account => {
    demandRecentSignIn(clock, signedInAt);
    return accounts.accountOf(uid);
  };
  /** A lost phone may have signed someone else in, or be about to: removing a method ends the other sign-ins. */
  const endOthers = (caller: BackendSession): void => {
    mfaTokens.forget(caller.uid);
    sessions.revokeOthersOf(caller);
  };
  return {
    configurations: ({ caller }) => {
      const { email, methods } = accounts.accountOf(caller.uid);
      return methods.map(method => shown(method, email));
    },
    addTotpSecret: ({ caller, body }) => {
      const account = accounts.accountOf(caller.sub);
      if (account.kind === 'patient') throw new BackendError(403, 'Forbidden', 'Patients need no second factor.');
      const before = factors.added(account, body.secret);
      if (before !== undefined) return { id: before.id, label: before.label };
      // A password and a proved mailbox may register the first method and no further one.
      if (!secondFactorGiven(caller)) {
        if (account.methods.length > 0) secondFactorMissing();
        if (!mailboxes.has(loginOf(caller))) mailboxProofMissing();
      }
      demandRecentSignIn(clock, signedInAt(caller));
      const { id, label } = factors.add(account, body);
      return { id, label };
    },
    totpSecrets: ({ caller }) =>
      accounts.accountOf(caller.uid).methods.flatMap(method => {
        if (method.type !== 'totp') return [];
        const { id, label, createdAt } = method;
        return [{ id, label, createdAt: new Date(createdAt).toISOString() }];
      }),
    relabelTotpSecret: ({ caller, path, body }) => factors.relabel(recent(caller), path.id, body.label),
    removeTotpSecret: ({ caller, path }) => {
      factors.removeTotp(recent(caller), path.id);
      endOthers(caller);
    },
    removeDefaultEmail: ({ caller }) => {
      factors.removeEmail(recent(caller));
      endOthers(caller);
    },
  };
}

function shown(method: MfaConfiguration, email: string) {
  const { id, type } = method;
  return method.type === 'totp' ? { id, type, label: method.label } : { id, type, email };
}
