import type { ReadDraft } from '@/application/kernel/forms/FormDraft';
import type { SetEnabledFailure, UndoEnablingFailure } from '@/application/organisations/SetOrganisationEnabled';
import { fullnessOf } from '@/domain/organisations/fullnessOf';
import type { Organisation } from '@/domain/organisations/Organisation';
import type { SubscriptionStatus } from '@/domain/organisations/subscriptionState.rule';
import { formatNumber } from '../../kit/table/tablesText';
import { draftText, formsText, seatsEntryText } from '../../kit/forms/formsText';
import { changeFailureText, unansweredWord } from '../organisationsText';
import type { EnteredEnabling } from './EnablingStore';
import { organisationPageCount, organisationPageText } from './organisationPageText';

export function disableEffectText({ name, organisationsBelow }: Organisation): string {
  return organisationsBelow === 0
    ? organisationPageText('enabling.disableEffectAlone', { name })
    : organisationPageCount('enabling.disableEffect', organisationsBelow, { name });
}

/** Says whether new patients can join, and names every obstacle if not. */
export function joiningText(organisation: Organisation, subscription: SubscriptionStatus | undefined): string {
  const obstacles = obstaclesOf(organisation, subscription);
  if (obstacles.length > 0) return [organisationPageText('enabling.isClosed'), ...obstacles].join(' ');
  const key = fullnessOf(organisation) === 'unknown' ? 'enabling.mayBeFull' : 'enabling.isEnabled';
  return organisationPageText(key, numbersOf(organisation));
}

/** True if there is no known obstacle. */
export const canJoin = (organisation: Organisation, subscription: SubscriptionStatus | undefined): boolean =>
  obstaclesOf(organisation, subscription).length === 0;

/** Everything that prevents patients from joining. */
function obstaclesOf(organisation: Organisation, subscription: SubscriptionStatus | undefined): readonly string[] {
  const { enabled, disabledAbove } = organisation;
  const isClosed = subscription?.state === 'ended' || subscription?.state === 'notStarted';
  return [
    ...(enabled ? [] : [organisationPageText('enabling.isDisabled')]),
    ...(disabledAbove === undefined
      ? []
      : [organisationPageText('enabling.disabledAbove', { name: disabledAbove.name })]),
    ...(isClosed ? [organisationPageText(`enabling.subscription.${subscription.state}`)] : []),
    ...(fullnessOf(organisation) === 'full' ? [organisationPageText('enabling.isFull', numbersOf(organisation))] : []),
  ];
}

const numbersOf = ({ maxRedemptions = 0, patients }: Organisation) => ({
  limit: formatNumber(maxRedemptions),
  patients: formatNumber(patients),
});

/** The number of patients who may join in total. */
export const limitText = ({ maxRedemptions }: Organisation): string =>
  maxRedemptions === undefined
    ? organisationPageText('facts.noLimit')
    : organisationPageText('facts.limit', { count: maxRedemptions });

/** Explains why an organisation was not enabled or disabled, or why that was not undone. */
export function enablingFailureText(failure: SetEnabledFailure | UndoEnablingFailure): string {
  switch (failure.kind) {
    case 'notHeld':
    case 'alreadySo':
      return organisationPageText(`enabling.failure.${failure.kind}`);
    case 'changedSince':
      return failure.change === undefined
        ? organisationPageText('enabling.failure.changedSince')
        : organisationPageText('enabling.failure.changedSinceBy', {
            name: failure.change.byName,
            sentence: failure.change.sentence,
          });
    case 'unreachable':
      return organisationPageText(`enabling.failure.${unansweredWord(failure)}`);
    default:
      return changeFailureText(failure);
  }
}

export function enablingLabel(field: string): string {
  if (field === 'reason') return formsText('reason.label');
  return organisationPageText(field === 'seats' ? 'enabling.seats' : 'enabling.act');
}

/** Entries from another window. */
export const enablingDraftText = (draft: ReadDraft<EnteredEnabling> | undefined, kept: string): string =>
  draftText(draft, kept, ({ act, reason, seats }) => [
    [enablingLabel('act'), act === null ? '' : organisationPageText(`enabling.${act}`)],
    [enablingLabel('reason'), reason],
    [enablingLabel('seats'), seatsEntryText(seats, organisationPageText('enabling.keep'))],
  ]);
