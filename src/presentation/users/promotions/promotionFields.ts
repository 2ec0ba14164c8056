import type { PromotionActionKind } from '@/application/users/bulk/promotionActions';
import { choiceField, textField, type FormFields } from '@/application/kernel/forms/FormFields';
import { accessCode } from '@/domain/accessCodes/accessCode.rule';
import { withoutBullets } from '@/domain/kernel/pastedList';
import { accessReasonFault } from '@/domain/users/accessReasonFault';
import type { UserGroup } from '@/domain/users/UserGroup';
import { limitField, type EntryFault, type LimitEntry } from '../../kit/forms/LimitEntry';
import { lastDayFault } from '../rightFields';

export const PROMOTION_PAGES = ['promoteAnalyst', 'endAnalyst', 'therapists'] as const;

export type PromotionPageName = (typeof PROMOTION_PAGES)[number];

export const PROMOTION_ACTS = ['promote', 'end'] as const;

export type PromotionAct = (typeof PROMOTION_ACTS)[number];

const EXTENTS = ['everything', 'codes'] as const;

export interface PromotionForm {
  /** The chosen act; null until one is chosen. Not used on a page with one act. */
  readonly act: PromotionAct | null;
  readonly people: string;
  /** The subject of new analysts' reports; null until it is chosen. */
  readonly extent: (typeof EXTENTS)[number] | null;
  readonly codes: string;
  readonly end: LimitEntry;
  readonly reason: string;
}

export const promotionFields: FormFields<PromotionForm> = {
  act: choiceField(PROMOTION_ACTS),
  people: textField,
  extent: choiceField(EXTENTS),
  codes: textField,
  end: limitField,
  reason: textField,
};

export const parseExtent = (text: string): PromotionForm['extent'] => EXTENTS.find(extent => extent === text) ?? null;

export const parseAct = (text: string): PromotionAct | null => PROMOTION_ACTS.find(act => act === text) ?? null;

export const groupOfPage = (page: PromotionPageName): UserGroup =>
  page === 'therapists' ? 'therapist' : 'mi-reporter';

export function actionOf(page: PromotionPageName, act: PromotionAct): PromotionActionKind {
  if (page !== 'therapists') return `users.${page}`;
  return act === 'promote' ? 'users.promoteTherapist' : 'users.endTherapist';
}

/** Returns the distinct codes in normal spelling; undefined if there is none, or if an entry is not a code. */
export function parseCodes(text: string): readonly string[] | undefined {
  const written = withoutBullets(text)
    .split(/[\s,;]+/)
    .filter(part => part !== '');
  const codes = written.flatMap(part => {
    const read = accessCode({ text: part });
    return read.kind === 'code' ? read.code : [];
  });
  return codes.length === 0 || codes.length < written.length ? undefined : [...new Set(codes)];
}

/** The errors in required entries. */
export interface PromotionFaults {
  readonly act?: 'missing';
  readonly extent?: 'missing';
  readonly codes?: 'noCodes';
  /** `over`: the day has passed. */
  readonly end?: EntryFault | 'over';
  readonly reason?: 'tooShort' | 'tooLong';
}

/** `now`: server time in milliseconds since 1970. `zone`: the time zone of last days. */
export function promotionFaults(
  page: PromotionPageName,
  act: PromotionAct | null,
  { extent, codes, end, reason }: PromotionForm,
  { now, zone }: { readonly now: number; readonly zone: string },
): PromotionFaults {
  const isAnalyst = act === 'promote' && page === 'promoteAnalyst';
  const lastDay = act === 'promote' ? endFault(end, now, zone) : undefined;
  const reasonFault = accessReasonFault(reason);
  return {
    ...(act === null && { act: 'missing' }),
    ...(isAnalyst && extent === null && { extent: 'missing' }),
    ...(isAnalyst && extent === 'codes' && parseCodes(codes) === undefined && { codes: 'noCodes' }),
    ...(lastDay !== undefined && { end: lastDay }),
    ...(reasonFault !== undefined && { reason: reasonFault }),
  };
}

/** The error in a last day. Either a day or "no last day" has to be chosen. */
export function endFault({ limit, text }: LimitEntry, now: number, zone: string): EntryFault | 'over' | undefined {
  if (limit === null) return 'missing';
  if (limit === 'unlimited') return undefined;
  return text === '' ? 'noDay' : lastDayFault(text, now, zone);
}
