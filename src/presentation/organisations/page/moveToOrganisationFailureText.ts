import type { ReadDraft } from '@/application/kernel/forms/FormDraft';
import type { FindMemberFailure } from '@/application/organisations/FindMember';
import type { MoveMemberFailure } from '@/application/organisations/MoveMember';
import { draftText, formsText } from '../../kit/forms/formsText';
import { changeFailureText, organisationFailureText, unansweredWord } from '../organisationsText';
import type { EnteredMove } from './MoveToOrganisationStore';
import { organisationPageText } from './organisationPageText';

/** Explains why a patient was not moved, or that this is unknown. */
export function moveToOrganisationFailureText(failure: MoveMemberFailure): string {
  switch (failure.kind) {
    case 'organisationDisabled':
    case 'alreadyHere':
    case 'notFound':
    case 'movedMeanwhile':
    case 'notChecked':
      return organisationPageText(`move.failure.${failure.kind}`);
    case 'unreachable':
      return organisationPageText(`move.failure.${unansweredWord(failure)}`);
    default:
      return changeFailureText(failure);
  }
}

/** Explains why no patient has an address or id, or that this is unknown. */
export function findMemberFailureText(failure: FindMemberFailure): string {
  switch (failure.kind) {
    case 'nobody':
    case 'notAPatient':
    case 'noId':
      return organisationPageText(`move.findFailure.${failure.kind}`);
    default:
      return organisationFailureText(failure);
  }
}

export const moveToOrganisationLabel = (field: string): string =>
  field === 'reason' ? formsText('reason.label') : organisationPageText('move.patientId');

/** Entries from another window. */
export const moveToOrganisationDraftText = (draft: ReadDraft<EnteredMove> | undefined, kept: string): string =>
  draftText(draft, kept, ({ patientId, reason }) => [
    [moveToOrganisationLabel('patientId'), patientId],
    [moveToOrganisationLabel('reason'), reason],
  ]);
