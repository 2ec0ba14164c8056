import type texts from '../../../public/i18n/en/account.json';
import { textsOf } from '../kit/text/textsOf';
import type { EmailFailure } from '@/application/session/ports/SecondFactorGateway';
import type { RelabelFailure } from '@/application/session/secondFactor/RelabelAuthenticator';

export const accountText = textsOf<typeof texts>('account');

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

/** Why no code was sent to the person's own address. */
export function emailFailureText(failure: EmailFailure): string {
  if (failure.kind === 'recentLoginRequired' || failure.kind === 'offline')
    return accountText(`failures.${failure.kind}`);
  return accountText('emailedCodes.notSent');
}
