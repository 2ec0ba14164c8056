import { isBlank } from '@/domain/kernel/isBlank';
import type { DeletionRequest } from '@/domain/users/DeletionRequest';
import type texts from '../../../../public/i18n/en/userDeletions.json';
import { formatNumber } from '../../kit/table/tablesText';
import { textsOf } from '../../kit/text/textsOf';
import { momentDayText, momentText, usersText } from '../usersText';

export const deletionsText = textsOf<typeof texts>('userDeletions');

/** The name of the user who asked to be deleted, or the id if that is all that is known. */
export function nameOfRequest({ name, emailAddress = '', userId, couldNotRead }: DeletionRequest): string {
  if (!isBlank(name)) return name;
  if (isBlank(emailAddress)) return deletionsText('account', { id: userId });
  return couldNotRead.includes('name') ? deletionsText('nameUnread') : usersText('noName');
}

/** Says why there is no address; undefined if there is one. */
export function addressHint({ isGone, emailAddress = '', couldNotRead }: DeletionRequest): string | undefined {
  if (isGone) return deletionsText('goneHint');
  if (!isBlank(emailAddress)) return undefined;
  return deletionsText(couldNotRead.includes('emailAddress') ? 'addressUnread' : 'addressUnknown');
}

export const askedAtText = ({ requestedAt }: DeletionRequest): string =>
  requestedAt === undefined ? deletionsText('dateUnread') : momentText(requestedAt);

export function askedByText({ requestedBy, userId, couldNotRead }: DeletionRequest): string {
  if (requestedBy?.id === userId) return deletionsText('bySelf');
  return byText(requestedBy) ?? deletionsText(couldNotRead.includes('requestedBy') ? 'byUnread' : 'byUnknown');
}

/** Names who did something; undefined if neither name nor id is readable. */
function byText(person: DeletionRequest['endedBy']): string | undefined {
  const name = [person?.name, person?.id].find(text => text !== undefined && !isBlank(text));
  return name === undefined ? undefined : deletionsText('by', { name });
}

export const stateText = ({ state, couldNotRead }: DeletionRequest): string =>
  deletionsText(couldNotRead.includes('state') ? 'state.unread' : `state.${state ?? 'unknown'}`);

const DUTIES = ['openChats', 'patientsLed', 'appointments'] as const;

/** Lists what still depends on the account; duties that could not be counted are shown as unknown. */
export function dutyLines({ duties, state }: DeletionRequest): readonly string[] {
  if (state === 'withdrawn' || state === 'carriedOut') return [deletionsText('duties.over')];
  const lines = DUTIES.filter(duty => duties[duty] !== 0).map(duty => {
    const count = duties[duty];
    return deletionsText('duties.line', {
      duty: usersText(`duties.${duty}`),
      count: count === null ? usersText('duties.unknown') : formatNumber(count),
    });
  });
  return lines.length === 0 ? [deletionsText('duties.none')] : lines;
}

/** Says when and by whom a request was withdrawn or carried out; empty for a request that may be open. */
export function endedLines(request: DeletionRequest): readonly string[] {
  const { state, endedAt, endedBy, couldNotRead } = request;
  if (state !== 'withdrawn' && state !== 'carriedOut') return [];
  const unknownDate = couldNotRead.includes('endedAt') ? 'dateUnread' : 'endedUnknown';
  return [
    endedAt === undefined ? deletionsText(unknownDate) : momentDayText(endedAt),
    byText(endedBy) ?? deletionsText(endedWithout(request)),
  ];
}

/** A withdrawal without an author was caused by the end of all the user's sessions. */
function endedWithout({ state, endedBy, couldNotRead }: DeletionRequest) {
  if (couldNotRead.includes('endedBy')) return 'endedByUnread';
  return state === 'withdrawn' && endedBy === undefined ? 'endedBySessions' : 'endedByUnknown';
}
