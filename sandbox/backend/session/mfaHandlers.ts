import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import type { MfaConfiguration } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/shared/BackendError';
import type { Account } from './Account';
import type { Accounts } from './Accounts';
import type { BackendSession } from './BackendSession';
import { demandRecentSignIn } from './demandRecentSignIn';
import type { FactorKeeper } from './FactorKeeper';
import { secondFactorMissing } from './refusals';
import { secondFactorGiven } from './secondFactorGiven';
import { signedInAt } from './signedInAt';

export interface MfaParts {
  readonly accounts: Accounts;
  readonly factors: FactorKeeper;
  readonly clock: { now(): number };
}

export function mfaHandlers({ accounts, factors, clock }: MfaParts): HandlersOf<'mfa'> {
  const recent = ({ uid, signedInAt }: BackendSession): Account => {
    demandRecentSignIn(clock, signedInAt);
    return accounts.of(uid);
  };
  return {
    configurations: ({ caller }) => {
      const { email, methods } = accounts.of(caller.uid);
      return methods.map(method => shown(method, email));
    },
    addTotpSecret: ({ caller, body }) => {
      const account = accounts.of(caller.sub);
      if (account.kind === 'patient') throw new BackendError(403, 'Forbidden', 'Patients need no second factor.');
      // A password alone may register the first method and no further one.
      if (account.methods.length > 0 && !secondFactorGiven(caller)) secondFactorMissing();
      demandRecentSignIn(clock, signedInAt(caller));
      const { id, label } = factors.add(account, body);
      return { id, label };
    },
    totpSecrets: ({ caller }) =>
      accounts.of(caller.uid).methods.flatMap(method => {
        if (method.type !== 'totp') return [];
        const { id, label, createdAt } = method;
        return [{ id, label, createdAt: new Date(createdAt).toISOString() }];
      }),
    relabelTotpSecret: ({ caller, path, body }) => factors.relabel(recent(caller), path.id, body.label),
    removeTotpSecret: ({ caller, path }) => factors.removeTotp(recent(caller), path.id),
    removeDefaultEmail: ({ caller }) => factors.removeEmail(recent(caller)),
  };
}

function shown(method: MfaConfiguration, email: string) {
  const { id, type } = method;
  return method.type === 'totp' ? { id, type, label: method.label } : { id, type, email };
}
