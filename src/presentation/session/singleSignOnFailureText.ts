import type { FinishSingleSignOnFailure } from '@/application/session/FinishSingleSignOn';
import type { StartSingleSignOnFailure } from '@/application/session/StartSingleSignOn';
import { sessionText } from './sessionText';

const checks = ['state', 'code', 'nonce', 'audience', 'issuer', 'expired'] as const;

/** Says which check failed, so that support knows where to look. */
export function singleSignOnFailureText(failure: FinishSingleSignOnFailure | StartSingleSignOnFailure): string {
  switch (failure.kind) {
    case 'stateUnknown':
    case 'stateExpired':
    case 'providerRefused':
    case 'accessDenied':
    case 'loginUrlNotSafe':
    case 'storageRefused':
      return sessionText(`callback.${failure.kind}`);
    case 'checkFailed': {
      const check = checks.find(name => name === failure.check);
      return check === undefined ? sessionText('callback.checks.other', { check: failure.check }) : sessionText(`callback.checks.${check}`);
    }
    case 'other':
      return failure.message;
    case 'backendFailed':
      return failure.message === '' ? sessionText('failures.backendFailed') : failure.message;
    default:
      return sessionText(`failures.${failure.kind}`);
  }
}
