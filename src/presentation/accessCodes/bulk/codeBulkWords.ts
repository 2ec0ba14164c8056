import { CODE_ACTIONS, CODE_REASONS, type CodeActionKind } from '@/application/accessCodes/bulk/codeActions';
import type { BulkItem } from '@/application/kernel/bulk/BulkAction';
import type texts from '../../../../public/i18n/en/accessCodesBulk.json';
import { MOST_SEATS } from '@/domain/kernel/seatLimit';
import { lastDayOf } from '@/domain/accessCodes/codeEnd';
import type { BulkWords } from '../../kit/bulk/BulkWords';
import { formatNumber } from '../../kit/table/tablesText';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';
import { dateFormat } from '../../kit/time/dateFormat';

export const codeBulkText = textsOf<typeof texts>('accessCodesBulk');

/** A text with a number. `key` has no plural ending. */
export const codeBulkCount = (key: 'act.lead' | 'detail.seats' | `confirm.${Act}`, count: number): string =>
  textCatalogue.text('accessCodesBulk', key, { count, number: formatNumber(count) });

type Act = CodeActionKind extends `accessCodes.${infer Name}` ? Name : never;

const actOf = (kind: string): Act | undefined => {
  const known = CODE_ACTIONS.find(one => one === kind);
  // The kinds of these actions begin with the name of the area.
  return known?.slice('accessCodes.'.length) as Act | undefined;
};

/** The texts of bulk actions on access codes. */
export const codeBulkWords = (zone: string): BulkWords => ({
  title: kind => codeBulkText(`title.${actOf(kind) ?? 'unknown'}`),
  confirm: (kind, count) => codeBulkCount(`confirm.${actOf(kind) ?? 'create'}`, count),
  warning: kind => {
    const act = actOf(kind);
    return act === 'disable' || act === 'delete' || act === 'undoCreate' ? codeBulkText(`warning.${act}`) : undefined;
  },
  isFinal: kind => ['delete', 'undoCreate'].includes(actOf(kind) ?? ''),
  reason: reason => {
    const known = CODE_REASONS.find(one => one === reason);
    return known && codeBulkText(`reason.${known}`, { most: MOST_SEATS });
  },
  detail: (kind, item) => detailText(actOf(kind), item, zone),
  key: codeBulkText('key'),
  fileName: codeBulkText('fileName'),
});

/** The seats and the last day of a code that is created or extended, and its line in the entered list. */
function detailText(act: Act | undefined, item: BulkItem, zone: string): string | undefined {
  if (act !== 'create' && act !== 'extend' && act !== 'undoExtend') return undefined;
  const { seats, expiresAt, problem } = item;
  const line =
    typeof item['line'] === 'number' ? codeBulkText('detail.line', { line: formatNumber(item['line']) }) : undefined;
  if (typeof problem === 'string') return line;
  const lastDay = typeof expiresAt === 'number' ? lastDayOf(expiresAt, zone) : undefined;
  const end = lastDay === undefined ? codeBulkText('detail.never') : untilText(lastDay);
  if (act !== 'create') return end;
  const room = typeof seats === 'number' ? codeBulkCount('detail.seats', seats) : codeBulkText('detail.noLimit');
  return [room, end, ...(line === undefined ? [] : [line])].join(', ');
}

const untilText = (day: string): string => codeBulkText('detail.until', { day: dateFormat.day(day) });
