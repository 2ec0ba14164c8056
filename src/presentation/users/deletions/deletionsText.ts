import type { DeletionRequest } from '@/domain/users/DeletionRequest';
import type texts from '../../../../public/i18n/en/userDeletions.json';
import { formatted } from '../../kit/table/tablesText';
import { textsOf } from '../../kit/text/textsOf';
import { momentText, usersText } from '../usersText';

export const deletionsText = textsOf<typeof texts>('userDeletions');

/** Who asks to be deleted; an account that is gone by its id. */
export const nameOfRequest = ({ person, userId }: DeletionRequest): string => {
  if (person === undefined) return deletionsText('gone', { id: userId });
  return person.name === '' ? usersText('noName') : person.name;
};

export function askedByText({ requestedBy, userId }: DeletionRequest): string {
  if (requestedBy === undefined) return deletionsText('byUnknown');
  if (requestedBy.id === userId) return deletionsText('bySelf');
  return deletionsText('by', { name: requestedBy.name ?? requestedBy.id });
}

const DUTIES = ['openChats', 'patientsLed', 'appointments'] as const;

/** What still depends on the account, a line for each; what could not be counted is said to be unknown. */
export function dutyLines({ duties, state }: DeletionRequest): readonly string[] {
  if (state === 'withdrawn' || state === 'carriedOut') return [deletionsText('duties.over')];
  const lines = DUTIES.filter(duty => duties[duty] !== 0).map(duty => {
    const count = duties[duty];
    return deletionsText('duties.line', {
      duty: usersText(`duties.${duty}`),
      count: count === null ? usersText('duties.unknown') : formatted(count),
    });
  });
  return lines.length === 0 ? [deletionsText('duties.none')] : lines;
}

/** When and by whom a request was withdrawn or carried out; nothing of one that may be open. */
export function endedLines({ state, endedAt, endedBy }: DeletionRequest): readonly string[] {
  if (state !== 'withdrawn' && state !== 'carriedOut') return [];
  const by =
    endedBy === undefined
      ? deletionsText(state === 'withdrawn' ? 'endedBySessions' : 'endedByUnknown')
      : deletionsText('by', { name: endedBy.name ?? endedBy.id });
  return [endedAt === undefined ? deletionsText('endedUnknown') : momentText(endedAt), by];
}
