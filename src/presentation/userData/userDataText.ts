import { failureWord } from '@/application/kernel/failureWord';
import type { DeletionFailure } from '@/application/userData/DeleteUserData';
import {
  DATA_REGIONS,
  type DataRegion,
  type DeletionReceipt,
  type PartCount,
  type UserData,
} from '@/domain/userData/UserData';
import type texts from '../../../public/i18n/en/userData.json';
import { formatNumber } from '../kit/table/tablesText';
import { textsOf } from '../kit/text/textsOf';
import { dateFormat } from '../kit/time/dateFormat';

export const userDataText = textsOf<typeof texts>('userData');

/** The name of each part of the data with the number of its items. */
export const countRows = (counts: readonly PartCount[]): readonly (readonly [string, string])[] =>
  counts.map(({ part, count }) => [userDataText(`part.${part}`), formatNumber(count)]);

export function newestExportText({ newestExport }: Pick<UserData, 'newestExport'>): string {
  if (newestExport === undefined) return userDataText('export.none');
  const kind = userDataText(newestExport.obfuscated ? 'export.obfuscated' : 'export.whole').toLowerCase();
  const said = userDataText('export.newest', { time: dateFormat.full(newestExport.madeAt), kind });
  return newestExport.isCurrent ? said : `${said} ${userDataText('export.changed')}`;
}

export const stayingLines = ({ stays }: Pick<UserData, 'stays'>): readonly string[] =>
  stays.map(part => userDataText(`delete.stay.${part}`));

export function recipientLines({ recipients }: Pick<UserData, 'recipients'>): readonly string[] {
  const lines = recipients
    .filter(({ count }) => count > 0)
    .map(({ who, count }) => userDataText(`delete.tell.${who}`, { number: formatNumber(count) }));
  return lines.length === 0 ? [userDataText('delete.tell.nobody')] : lines;
}

export const refusalLines = ({ refusals }: Pick<UserData, 'refusals'>): readonly string[] =>
  refusals.map(refusal => userDataText(`delete.refusal.${refusal}`));

export function failureText(failure: DeletionFailure): string {
  if (failure.kind === 'notDeleted')
    return userDataText('failure.notDeleted', { why: refusalLines(failure).join(' ') });
  return userDataText(`failure.${failureWord<Exclude<DeletionFailure['kind'], 'notDeleted'>>(failure)}`);
}

export const receiptLead = ({ at, byName }: DeletionReceipt): string =>
  userDataText('receipt.lead', { time: dateFormat.full(at), name: byName });

export const undoText = ({ undoUntil }: DeletionReceipt, now: number): string =>
  now < undoUntil ? userDataText('receipt.until', { time: dateFormat.full(undoUntil) }) : userDataText('receipt.over');

export const regionChoices = (): readonly (readonly [DataRegion, string])[] =>
  DATA_REGIONS.map(region => [region, userDataText(`region.${region}`)]);
