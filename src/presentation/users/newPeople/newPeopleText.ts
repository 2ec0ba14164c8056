import type { ReadDraft } from '@/application/kernel/forms/FormDraft';
import type texts from '../../../../public/i18n/en/newPeople.json';
import { formsText } from '../../kit/forms/formsText';
import { formatNumber } from '../../kit/table/tablesText';
import { textsOf } from '../../kit/text/textsOf';
import type { NewPeopleForm, NewPeopleListFault } from './NewPeopleStore';

export const newPeopleText = textsOf<typeof texts>('newPeople');

/** Says why the entries are not a list; undefined if they are one, or if the fields say it themselves. */
export function newPeopleFaultText(fault: NewPeopleListFault | undefined): string | undefined {
  switch (fault?.kind) {
    case undefined:
    case 'incomplete':
      return undefined;
    case 'tooMany':
      return newPeopleText('fault.tooMany', { rows: formatNumber(fault.rows) });
    case 'unclosedQuote':
    case 'cells':
      return newPeopleText(`fault.${fault.kind}`, { line: formatNumber(fault.line) });
    case 'titles':
      return newPeopleText('fault.titles', { titles: fault.titles.join(', ') });
    case 'empty':
    case 'notText':
    case 'noColumn':
      return newPeopleText(`fault.${fault.kind}`);
  }
}

const labels: Readonly<Record<string, () => string>> = {
  people: () => newPeopleText('people'),
  accessCode: () => newPeopleText('accessCode'),
  reason: () => formsText('reason.label'),
};

export const newPeopleLabel = (field: string): string => labels[field]?.() ?? field;

/** A draft from another window as one line. */
export function newPeopleDraftText(draft: ReadDraft<NewPeopleForm> | undefined, kept: string): string {
  if (draft === undefined) return kept;
  const { people, accessCode, reason } = draft.mine;
  return [people, accessCode, reason].filter(part => part !== '').join(' · ');
}
