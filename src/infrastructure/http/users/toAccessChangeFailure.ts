import type { AccessChangeFailure } from '@/application/users/ports/UserGateway';
import { PROTECTED_SCOPES } from '@/domain/users/accessChange.rule';
import type { BackendFailure } from '../client/BackendFailure';

const refusals = {
  RecentLoginRequired: 'recentLoginRequired',
  SelfChange: 'selfChange',
  IsPatient: 'isPatient',
  IsDisabled: 'isDisabled',
  InvalidLastDay: 'invalidLastDay',
  HandOverFirst: 'handOverFirst',
} as const satisfies Readonly<Record<string, AccessChangeFailure['kind']>>;

const isKnown = (token: string): token is keyof typeof refusals => Object.hasOwn(refusals, token);

/** The reason why access was not changed; undefined if the answer does not say it. */
export function toAccessChangeFailure(failure: BackendFailure): AccessChangeFailure | undefined {
  if (failure.kind !== 'refused') return undefined;
  const { token, text } = failure;
  if (token === 'LastHolder')
    return { kind: 'lastHolder', scopes: PROTECTED_SCOPES.filter(scope => text.includes(scope)) };
  return isKnown(token) ? { kind: refusals[token] } : undefined;
}
