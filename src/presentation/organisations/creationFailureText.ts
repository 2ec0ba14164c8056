import type { ReadDraft } from '@/application/kernel/forms/FormDraft';
import type { CreationFailure } from '@/application/organisations/CreateOrganisation';
import { draftText, formsText, seatsEntryText } from '../kit/forms/formsText';
import type { EnteredOrganisation } from './NewOrganisationStore';
import { changeFailureText, unansweredWord } from './organisationsText';
import { organisationPageText } from './page/organisationPageText';

/** Explains why an organisation was not created, or that this is unknown. */
export function creationFailureText(failure: CreationFailure): string {
  switch (failure.kind) {
    case 'idTaken':
    case 'unknownParent':
    case 'organisationDisabled':
      return organisationPageText(`new.failure.${failure.kind}`);
    case 'unreachable':
      return organisationPageText(`new.failure.${unansweredWord(failure)}`);
    default:
      return changeFailureText(failure);
  }
}

export const newOrganisationLabel = (field: string): string =>
  field === 'reason' ? formsText('reason.label') : organisationPageText(field === 'seats' ? 'new.seats' : 'new.name');

/** Entries from another window. */
export const newOrganisationDraftText = (draft: ReadDraft<EnteredOrganisation> | undefined, kept: string): string =>
  draftText(draft, kept, ({ name, seats, reason }) => [
    [newOrganisationLabel('name'), name],
    [newOrganisationLabel('seats'), seatsEntryText(seats, organisationPageText('new.unlimitedSeats'))],
    [newOrganisationLabel('reason'), reason],
  ]);
