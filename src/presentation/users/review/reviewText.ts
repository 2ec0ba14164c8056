import type { ReadDraft } from '@/application/kernel/forms/FormDraft';
import type { HeldRight } from '@/application/users/LoadRights';
import { REVIEW_AFTER_DAYS, UNUSED_AFTER_DAYS } from '@/domain/users/reviewDue.rule';
import { rightOfKey, scopesOfRight } from '@/domain/users/UserGroup';
import type texts from '../../../../public/i18n/en/userReview.json';
import type { LoadedRows } from '../../kit/table/PagedTable';
import { formatNumber } from '../../kit/table/tablesText';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';
import { dateFormat } from '../../kit/time/dateFormat';
import { promotionText } from '../promotions/promotionWords';
import { scopeList } from '../../access/scopeWords';
import { fullNameOf, momentText, rightName } from '../usersText';
import type { Readers, ReviewForm } from './ReviewStore';

export const reviewText = textsOf<typeof texts>('userReview');

/** A text with a number. `key` has no plural ending. */
export const reviewCount = (
  key: 'act.lead' | 'act.readers' | 'act.readersAtLeast' | 'act.more' | 'count',
  count: number,
): string => textCatalogue.text('userReview', key, { count, number: formatNumber(count) });

/** The number of users who will get an email. */
export function readersText({ count, isAtLeast }: Readers): string {
  if (isAtLeast) return reviewCount('act.readersAtLeast', count);
  return count === 0 ? reviewText('act.noReaders') : reviewCount('act.readers', count);
}

export const heldCountText = ({ rows }: LoadedRows<HeldRight>): string => reviewCount('count', rows.length);

export const leadText = (): string => reviewText('lead', { due: REVIEW_AFTER_DAYS, unused: UNUSED_AFTER_DAYS });

export const sinceText = ({ grant: { from } }: HeldRight): string =>
  from === undefined ? reviewText('sinceUnknown') : momentText(from);

const byText = ({ grant: { byName } }: HeldRight): string => byName ?? reviewText('byUnknown');

export function usedText({ grant: { usedAt } }: HeldRight): string {
  if (usedAt === undefined) return reviewText('notUsed');
  return usedAt === null ? reviewText('neverUsed') : momentText(usedAt);
}

export const lastDayText = ({ grant: { lastDay } }: HeldRight): string =>
  lastDay === undefined ? reviewText('noEnd') : dateFormat.day(lastDay);

export type ReviewMark = keyof (typeof texts)['mark'];

/** The marks of a right in a review; at least one. */
export function marksOf({ verdict }: HeldRight): readonly ReviewMark[] {
  const marks: readonly ReviewMark[] = [
    ...(verdict.isDue ? ['due' as const] : []),
    ...(verdict.isUnused === true ? ['unused' as const] : []),
  ];
  return marks.length === 0 ? ['inOrder'] : marks;
}

const markText = (row: HeldRight): string =>
  marksOf(row)
    .map(mark => reviewText(`mark.${mark}`))
    .join(', ');

export const rowName = (row: HeldRight): string =>
  reviewText('rowName', { right: rightName(row.grant.right), name: fullNameOf(row.user) });

const COLUMNS = [
  ...(['person', 'emailAddress', 'right', 'allows', 'since', 'by', 'reason', 'used', 'confirmed', 'lastDay'] as const),
  'mark',
] as const;

/** Rights as a table of text, with the column titles first. */
export function reviewTable(rows: readonly HeldRight[]): readonly (readonly string[])[] {
  return [COLUMNS.map(column => reviewText(`column.${column}`)), ...rows.map(lineOf)];
}

function lineOf(row: HeldRight): readonly string[] {
  const { user, grant } = row;
  const right = rightOfKey(grant.right);
  return [
    fullNameOf(user),
    user.emailAddress,
    rightName(grant.right),
    right === undefined ? '' : scopeList(scopesOfRight(right)),
    sinceText(row),
    byText(row),
    grant.reason ?? '',
    usedText(row),
    grant.confirmedAt === undefined ? reviewText('neverConfirmed') : momentText(grant.confirmedAt),
    lastDayText(row),
    markText(row),
  ];
}

const labels: Readonly<Record<string, () => string>> = {
  act: () => reviewText('act.legend'),
  lastDay: () => promotionText('entry.day'),
  reason: () => promotionText('entry.reason'),
};

export const reviewLabel = (field: string): string => labels[field]?.() ?? field;

/** A draft from another window as one line. */
export function reviewDraftText(draft: ReadDraft<ReviewForm> | undefined, kept: string): string {
  if (draft === undefined) return kept;
  const { act, lastDay, reason } = draft.mine;
  return [act === null ? '' : reviewText(`act.${act}`), lastDay, reason].filter(part => part !== '').join(' · ');
}
