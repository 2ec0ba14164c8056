import type { ReadDraft } from '@/application/kernel/forms/FormDraft';
import type texts from '../../../../public/i18n/en/newPeople.json';
import { formsText } from '../../kit/forms/formsText';
import { formatted } from '../../kit/table/tablesText';
import { textsOf } from '../../kit/text/textsOf';
import type { NewPeopleForm, NewPeopleListFault } from './NewPeopleStore';

export const newPeopleText = textsOf<typeof texts>('newPeople');

/** Why the entries give no list; undefined where they give one, or where the fields say it themselves. */
export function newPeopleProblemText(problem: NewPeopleListFault | undefined): string | undefined {
  switch (problem?.kind) {
    case undefined:
    case 'incomplete':
      return undefined;
    case 'tooMany':
      return newPeopleText('fault.tooMany', { rows: formatted(problem.rows) });
    case 'unclosedQuote':
    case 'cells':
      return newPeopleText(`fault.${problem.kind}`, { line: formatted(problem.line) });
    case 'titles':
      return newPeopleText('fault.titles', { titles: problem.titles.join(', ') });
    case 'empty':
    case 'notText':
    case 'noColumn':
      return newPeopleText(`fault.${problem.kind}`);
  }
}

const labels: Readonly<Record<string, () => string>> = {
  people: () => newPeopleText('people'),
  accessCode: () => newPeopleText('accessCode'),
  reason: () => formsText('reason.label'),
};

/** The name of a field, for people. */
export const newPeopleLabel = (field: string): string => labels[field]?.() ?? field;

/** Entries from another window, in one line. */
export function newPeopleDraftText(draft: ReadDraft<NewPeopleForm> | undefined, kept: string): string {
  if (draft === undefined) return kept;
  const { people, accessCode, reason } = draft.mine;
  return [people, accessCode, reason].filter(part => part !== '').join(' · ');
}
