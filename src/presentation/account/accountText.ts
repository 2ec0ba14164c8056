import type texts from '../../../public/i18n/en/account.json';
import { textsOf } from '../kit/text/textsOf';
import type { EmailFailure } from '@/application/session/ports/SecondFactorGateway';
import type { RelabelFailure } from '@/application/session/secondFactor/RelabelAuthenticator';

import { ACCOUNT_LANGUAGES } from '@/domain/account/AccountLanguage';
import {
  LONGEST_NAME,
  LONGEST_SCREEN_NAME,
  SHORTEST_SCREEN_NAME,
  type NameFault,
} from '@/domain/account/personName.rule';
import type { AddressFault } from '@/domain/users/storedAddress';
import { userLimits } from '@/domain/users/userLimits';
import { saveFailureText } from '../kit/forms/saveFailureText';
import type { TextValues } from '../kit/text/textCatalogue';
import type { ActOutcome } from './AccountActsStore';

export const accountText = textsOf<typeof texts>('account');

/** Says why a second factor could not be changed. */
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

/** Says why no code was sent to the user's own address. */
export function emailFailureText(failure: EmailFailure): string {
  if (failure.kind === 'recentLoginRequired' || failure.kind === 'offline')
    return accountText(`failures.${failure.kind}`);
  return accountText('emailedCodes.notSent');
}

type Fault = NameFault | AddressFault | 'sameAddress';

const faults: Readonly<Record<Fault, true>> = {
  ...{ empty: true, tooShort: true, tooLong: true, hiddenCharacters: true },
  ...{ noAddress: true, otherLetters: true, sameAddress: true },
};

const isFault = (fault: string): fault is Fault => Object.hasOwn(faults, fault);

/** Shortest and longest entries, in characters. */
export const nameLimits = { most: LONGEST_NAME };
export const screenNameLimits = { least: SHORTEST_SCREEN_NAME, most: LONGEST_SCREEN_NAME };
export const addressLimits = { most: userLimits.emailAddress };

export const offeredLanguages = ACCOUNT_LANGUAGES;

/** The message for an error in an entry. */
export const faultText = (fault: string, limits: TextValues = {}): string =>
  isFault(fault) ? accountText(`fault.${fault}`, limits) : fault;

export function languageName(language: string): string {
  const known = ACCOUNT_LANGUAGES.find(one => one === language);
  return known === undefined ? accountText('language.unknown', { language }) : accountText(`language.names.${known}`);
}

/** Says why an act failed, or that its outcome is unknown; undefined if it succeeded. */
export function actProblemText(outcome: ActOutcome): string | undefined {
  if (outcome.kind === 'done') return undefined;
  if (outcome.kind === 'otherwise') return accountText('act.otherwise');
  const why = saveFailureText(outcome.failure);
  return accountText(outcome.failure.kind === 'unreachable' ? 'act.unconfirmed' : 'act.failed', { why });
}
