import { isBlank } from '@/domain/kernel/isBlank';
import { failureWord } from '@/application/kernel/failureWord';
import type { FormStatus } from '@/application/kernel/forms/FormState';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { CreateCodeFailure } from '@/application/accessCodes/ports/AccessCodeGateway';
import { codeAdmission } from '@/domain/accessCodes/codeAdmission.rule';
import type { AccessCode } from '@/domain/accessCodes/AccessCode';
import { codeEnd } from '@/domain/accessCodes/codeEnd';
import { isNearlyFull } from '@/domain/organisations/isNearlyFull';
import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import type { WrittenCode } from '@/domain/accessCodes/accessCode.rule';
import type texts from '../../../public/i18n/en/accessCodes.json';
import { dateFormat } from '../kit/time/dateFormat';
import type { LoadedRows } from '../kit/table/PagedTable';
import { formatNumber } from '../kit/table/tablesText';
import { textCatalogue } from '../kit/text/textCatalogue';
import { textsOf } from '../kit/text/textsOf';

export const accessCodesText = textsOf<typeof texts>('accessCodes');

/** A text with a number. `key` has no plural ending. */
export const accessCodesCount = (
  key:
    | 'count'
    | 'loaded'
    | 'hits.count'
    | 'hits.unreadable'
    | 'code.unreadable'
    | 'cards.count'
    | 'act.stay'
    | 'settings.fewerThanUsed'
    | 'use.total',
  count: number,
): string => textCatalogue.text('accessCodes', key, { count, number: formatNumber(count) });

/** From this many days before its end, a code shows the number of days left, as a subscription does. */
const DAYS_COUNTED = 30;

/** Says why codes could not be loaded or changed. */
export const codeFailureText = (
  failure: CallFailure | CreateCodeFailure | { readonly kind: 'keepsChanging' },
): string => accessCodesText(`failure.${failureWord(failure)}`);

/** Says why the entries for a code are not saved, or that it is unknown whether they are. */
export const saveFailureText = (failure: Parameters<typeof codeFailureText>[0], status: FormStatus): string =>
  status === 'unanswered'
    ? accessCodesText('act.unconfirmed', { why: codeFailureText(failure) })
    : codeFailureText(failure);

/** Says whether a code admits people, and if not, why. The state of its organisation is not considered. */
export type CodeState = 'open' | 'CodeDisabled' | 'CodeExpired' | 'CodeFull';

/** The state of a code. `now`: server time in milliseconds since 1970. */
export function codeState({ enabled, seats, used, expiresAt }: AccessCode, now: number): CodeState {
  const admission = codeAdmission({
    code: {
      ...{ enabled, used, seats: seats ?? null },
      expiresAt: expiresAt === undefined ? null : Math.floor(expiresAt / 1000),
    },
    organisationEnabled: true,
    organisationFull: false,
    subscription: { state: 'active', until: null, endsAt: null },
    alreadyJoined: false,
    now: Math.floor(now / 1000),
  });
  if (admission.admits) return 'open';
  const { refusal } = admission;
  if (refusal === 'CodeDisabled' || refusal === 'CodeExpired' || refusal === 'CodeFull') return refusal;
  throw new Error(`A code alone is never refused with ${refusal}.`);
}

export const seatsText = ({ used, seats }: AccessCode): string =>
  seats === undefined
    ? accessCodesText('seats.unlimited', { used: formatNumber(used) })
    : accessCodesText('seats.of', { used: formatNumber(used), seats: formatNumber(seats) });

/** The numbers beside the bar of seats. If there is no limit, the text in place of the bar says so. */
export const usedSeatsText = (code: AccessCode): string =>
  code.seats === undefined ? formatNumber(code.used) : seatsText(code);

/** True if all seats of a code are taken, or nearly all. */
export const areSeatsTaken = ({ used, seats }: AccessCode): boolean =>
  seats !== undefined && (used >= seats || isNearlyFull({ seats: { used, all: seats } }));

/** The number of codes in a list, and the total if it is known. */
export function codeCountText({ rows, total, isComplete }: LoadedRows<unknown>): string {
  // If no code is loaded, the total is not known.
  if (total === undefined) return rows.length === 0 ? '' : accessCodesCount('loaded', rows.length);
  if (isComplete) return accessCodesCount('count', total);
  return accessCodesText('loadedOf', { loaded: formatNumber(rows.length), total: formatNumber(total) });
}

/** Says when a code expires: in days if there are few, otherwise the date. */
export function endText({ expiresAt }: Pick<AccessCode, 'expiresAt'>, now: number, zone: string): string {
  const end = codeEnd(expiresAt, now, zone);
  if (end.kind === 'never' || end.kind === 'unknown') return accessCodesText(`end.${end.kind}`);
  const day = dateFormat.day(end.lastDay);
  if (end.kind === 'ended') return accessCodesText('end.ended', { day });
  if (end.days === 0) return accessCodesText('end.today');
  if (end.days === 1) return accessCodesText('end.tomorrow');
  return end.days <= DAYS_COUNTED
    ? accessCodesText('end.inDays', { days: end.days })
    : accessCodesText('end.onDay', { day });
}

/** Says why a text is not a valid code. */
export function codeFaultText(fault: Exclude<WrittenCode, { kind: 'code' }>, text: string): string {
  if (isBlank(text)) return accessCodesText('fault.noCode');
  return fault.kind === 'character'
    ? accessCodesText('fault.character', { character: fault.character })
    : accessCodesText(`fault.${fault.kind}`);
}

export const dayText = (at: number, zone: string): string => dateFormat.day(wallTimeAt(at, zone)?.slice(0, 10) ?? '');

/** The time of day at which a code expires; undefined if that is the end of a day. */
export function partOfDayText(expiresAt: number, zone: string): string | undefined {
  const wall = wallTimeAt(expiresAt, zone);
  if (wall === undefined || wall.endsWith('T00:00')) return undefined;
  const [day = '', time = ''] = wall.split('T');
  return accessCodesText('settings.endsAt', { day: dateFormat.day(day), time, zone });
}
