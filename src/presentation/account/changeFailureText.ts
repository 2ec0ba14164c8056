import type { RelabelFailure } from '@/application/session/RelabelAuthenticator';
import { accountText } from './accountText';

/** Why a second factor could not be changed. */
export function changeFailureText(failure: RelabelFailure): string {
  switch (failure.kind) {
    case 'labelNotValid':
      return accountText('factors.labelNotValid');
    case 'backendFailed':
      return failure.message === '' ? accountText('failures.backendFailed') : failure.message;
    default:
      return accountText(`failures.${failure.kind}`);
  }
}
