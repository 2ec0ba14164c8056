import type { SetEnabledFailure, UndoEnablingFailure } from '@/application/organisations/SetOrganisationEnabled';
import type { Organisation } from '@/domain/organisations/Organisation';
import { isSilence, organisationFailureText } from '../organisationsText';
import { organisationPageCount, organisationPageText } from './organisationPageText';

/** What disabling would do, in numbers. */
export function disableEffectText({ name, organisationsBelow }: Organisation): string {
  return organisationsBelow === 0
    ? organisationPageText('enabling.disableEffectAlone', { name })
    : organisationPageCount('enabling.disableEffect', organisationsBelow, { name });
}

export function enablingFailureText(failure: SetEnabledFailure | UndoEnablingFailure): string {
  switch (failure.kind) {
    case 'notHeld':
    case 'alreadySo':
      return organisationPageText(`enabling.failure.${failure.kind}`);
    case 'changedSince':
      return changedSinceText(failure);
    case 'unreachable':
      return organisationPageText(`enabling.failure.${isSilence(failure) ? 'unanswered' : 'unfinished'}`);
    default:
      return organisationFailureText(failure);
  }
}

/** Why a change was not taken back. */
export const changedSinceText = ({ change }: Extract<UndoEnablingFailure, { kind: 'changedSince' }>): string =>
  change === undefined
    ? organisationPageText('enabling.failure.changedSince')
    : organisationPageText('enabling.failure.changedSinceBy', { name: change.byName, sentence: change.sentence });
