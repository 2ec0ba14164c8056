import type { ReadDraft } from '@/application/kernel/forms/FormDraft';
import { formsText } from '../../kit/forms/formsText';
import { formatNumber } from '../../kit/table/tablesText';
import { accessCodesText } from '../accessCodesText';
import { codeBulkCount, codeBulkText } from './codeBulkWords';
import type { CodeListFault, NewCodesForm } from './NewCodesStore';
import type { SelectedCodesEntries } from './SelectedCodesStore';

/** Says why the entries are not a list; undefined if they are one, or if the fields say it themselves. */
export function listFaultText(problem: CodeListFault | undefined): string | undefined {
  switch (problem?.kind) {
    case undefined:
    case 'incomplete':
      return undefined;
    case 'tooMany':
      return codeBulkText('fault.tooMany', { rows: formatNumber(problem.rows) });
    case 'unclosedQuote':
      return codeBulkText('fault.unclosedQuote', { line: formatNumber(problem.line) });
    case 'titles':
      return codeBulkText('fault.titles', { titles: problem.titles.join(', ') });
    case 'cells':
      return codeBulkText('fault.cells', { line: formatNumber(problem.line) });
    case 'prefix':
    case 'count':
    case 'empty':
    case 'notText':
      return codeBulkText(`fault.${problem.kind}`);
  }
}

const labels: Readonly<Record<string, () => string>> = {
  act: () => codeBulkText('act.legend'),
  lastDay: () => codeBulkText('act.lastDay'),
  selected: () => codeBulkText('act.selected'),
  way: () => codeBulkText('entry.way'),
  prefix: () => codeBulkText('entry.prefix'),
  count: () => codeBulkText('entry.count'),
  text: () => codeBulkText('entry.text'),
  seats: () => accessCodesText('settings.seats'),
  expiry: () => accessCodesText('settings.expiry'),
  reason: () => formsText('reason.label'),
};

export const entryLabel = (field: string): string => labels[field]?.() ?? field;

/** A draft of new codes from another window as one line. */
export function newCodesDraftText(draft: ReadDraft<NewCodesForm> | undefined, kept: string): string {
  if (draft === undefined) return kept;
  const { way, prefix, count, text, reason } = draft.mine;
  return [way === 'pattern' ? `${prefix} × ${count}` : text, reason].filter(part => part !== '').join(' · ');
}

/** A draft for selected codes from another window as one line. */
export function changedCodesDraftText(draft: ReadDraft<SelectedCodesEntries> | undefined, kept: string): string {
  if (draft === undefined) return kept;
  const { act, lastDay, reason, selected } = draft.mine;
  const codes = selected.count === null ? codeBulkText('act.leadAll') : codeBulkCount('act.lead', selected.count);
  return [act === null ? '' : codeBulkText(`act.${act}`), lastDay, reason, codes]
    .filter(part => part !== '')
    .join(' · ');
}
