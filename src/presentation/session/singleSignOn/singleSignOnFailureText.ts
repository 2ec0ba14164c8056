import type { FinishSingleSignOnFailure } from '@/application/session/singleSignOn/FinishSingleSignOn';
import type { StartSingleSignOnFailure } from '@/application/session/singleSignOn/StartSingleSignOn';
import { errorCatalogue } from '../errorCatalogue';
import { catalogueEntryOf } from '../catalogueEntryOf';
import { sessionText } from '../sessionText';

const checks = ['state', 'code', 'nonce', 'audience', 'issuer', 'expired'] as const;

/** The text for a failure in the catalogue. If a check failed, the text names it. */
export function singleSignOnFailureText(failure: FinishSingleSignOnFailure | StartSingleSignOnFailure): string {
  if (failure.kind !== 'checkFailed') return catalogueEntryOf(errorCatalogue.singleSignOn, failure).text;
  const check = checks.find(name => name === failure.check);
  return check === undefined
    ? sessionText('callback.checks.other', { check: failure.check })
    : sessionText(`callback.checks.${check}`);
}
