import type { BulkItem } from '@/application/kernel/bulk/BulkAction';
import type { ReadDraft } from '@/application/kernel/forms/FormDraft';
import { NEW_PEOPLE_ACTION, NEW_PEOPLE_REASONS } from '@/application/users/bulk/newPeopleAction';
import { PROMOTION_ACTIONS } from '@/application/users/bulk/promotionActions';
import { REVIEW_ACTIONS } from '@/application/users/bulk/reviewActions';
import { USER_REASONS } from '@/application/users/bulk/UserBulkParts';
import { isScope } from '@/domain/users/UserGroup';
import { userLimits } from '@/domain/users/userLimits';
import type texts from '../../../../public/i18n/en/userPromotions.json';
import type { BulkWords } from '../../kit/bulk/BulkWords';
import { formatted } from '../../kit/table/tablesText';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';
import { dateFormat } from '../../kit/time/dateFormat';
import { reasonLimits } from '../rightFields';
import { scopeList } from '../../access/scopeWords';
import { rightName, usersText } from '../usersText';
import type { PromotionForm } from './promotionFields';
import type { PeopleProblem } from './PromotionStore';

export const promotionText = textsOf<typeof texts>('userPromotions');

const ACTIONS = [...PROMOTION_ACTIONS, ...REVIEW_ACTIONS, NEW_PEOPLE_ACTION] as const;

type Act = (typeof ACTIONS)[number] extends `users.${infer Name}` ? Name : never;

/** A text that says how many; its key without the plural's ending. */
export const promotionCount = (
  key: 'effect.holders' | 'selected.count' | 'detail.places' | `confirm.${Act}`,
  count: number,
  more: object = {},
): string => textCatalogue.text('userPromotions', key, { count, number: formatted(count), ...more });

function actOf(kind: string): Act | undefined {
  const known = ACTIONS.find(one => one === kind);
  // Every kind of these actions begins with the area.
  return known?.slice('users.'.length) as Act | undefined;
}

const warnings: Readonly<Record<Act, 'given' | 'ended' | 'confirmed' | 'limited' | 'created'>> = {
  ...{ promoteAnalyst: 'given', undoEndAnalyst: 'given', promoteTherapist: 'given', undoEndTherapist: 'given' },
  ...{ undoPromoteAnalyst: 'ended', endAnalyst: 'ended', undoPromoteTherapist: 'ended', endTherapist: 'ended' },
  ...{ confirmRight: 'confirmed', endRight: 'ended', limitRight: 'limited', create: 'created' },
};

const FINAL: readonly (Act | undefined)[] = ['endRight', 'create'];

/** What bulk actions on people and their rights say. */
export const promotionWords = (): BulkWords => ({
  title: kind => promotionText(`title.${actOf(kind) ?? 'unknown'}`),
  confirm: (kind, count) => promotionCount(`confirm.${actOf(kind) ?? 'promoteAnalyst'}`, count),
  warning: kind => {
    const act = actOf(kind);
    return act && promotionText(`warning.${warnings[act]}`);
  },
  isFinal: kind => FINAL.includes(actOf(kind)),
  reason: reason => {
    const known = [...USER_REASONS, ...NEW_PEOPLE_REASONS].find(one => one === reason);
    return known && promotionText(`reason.${known}`, { most: userLimits.name });
  },
  detail: (kind, item, before) => detailText(actOf(kind), item, before),
  key: promotionText('key'),
  fileName: promotionText('fileName'),
});

const textIn = (item: BulkItem, name: string): string => {
  const value = item[name];
  return typeof value === 'string' ? value : '';
};

/** Who a row is, what it gives and takes, and until when. */
function detailText(act: Act | undefined, item: BulkItem, before: BulkItem): string | undefined {
  const line = typeof item['line'] === 'number' ? promotionText('detail.line', { line: formatted(item['line']) }) : '';
  const isRead = 'name' in before;
  if (act === 'create') return [...newPersonTexts(item, before), line].filter(part => part !== '').join(' · ');
  const parts = [
    textIn(before, 'name'),
    ...(isRead && textIn(item, 'right') === '' ? [scopesText(before), ...reportsText(before)] : []),
    ...(textIn(item, 'right') === '' ? [] : [rightName(textIn(item, 'right'))]),
    ...(isRead ? dutyTexts(before) : []),
    ...(isRead && act !== undefined ? [extentText(act, item, before), endText(act, item)] : []),
    line,
  ];
  return parts.filter(part => part !== '').join(' · ');
}

/** Who gets an account and where they belong, or whose account is there already. */
function newPersonTexts(item: BulkItem, before: BulkItem): readonly string[] {
  const name = `${textIn(item, 'firstName')} ${textIn(item, 'lastName')}`.trim();
  const [held, memberOf] = [textIn(before, 'name'), textIn(before, 'memberOf')];
  if (held !== '' && memberOf === '') return [promotionText('detail.account', { name: held })];
  if (held !== '') return [promotionText('detail.accountIn', { name: held, organisation: memberOf })];
  const [code, joined, places] = [textIn(item, 'accessCode'), textIn(item, 'organisation'), item['places']];
  const unread = code === '' || item['codeProblem'] !== null ? '' : promotionText('detail.code', { code });
  return [
    name,
    joined === '' ? unread : promotionText('detail.joins', { name: joined, code }),
    typeof places === 'number' && places > 0 ? promotionCount('detail.places', places) : '',
  ];
}

function scopesText(before: BulkItem): string {
  const [gained, lost] = ['gained', 'lost'].map(name => textIn(before, name).split(' ').filter(isScope));
  return [
    ...(gained === undefined || gained.length === 0
      ? []
      : [promotionText('detail.gains', { scopes: scopeList(gained) })]),
    ...(lost === undefined || lost.length === 0 ? [] : [promotionText('detail.loses', { scopes: scopeList(lost) })]),
  ].join(' · ');
}

/** What an analyst reports on now, and which schedules run in their name. */
function reportsText(before: BulkItem): readonly string[] {
  const schedules = before['schedules'];
  if (typeof schedules !== 'string') return [];
  const codes = textIn(before, 'codes');
  return [
    codes === '' ? promotionText('detail.ofEverything') : promotionText('detail.ofCodes', { codes: listed(codes) }),
    schedules === ''
      ? promotionText('detail.noSchedules')
      : promotionText('detail.schedules', { titles: schedules.split('\n').join(', ') }),
  ];
}

/** What has to be handed over before somebody stops being a therapist. */
const dutyTexts = (before: BulkItem): readonly string[] =>
  (['openChats', 'patientsLed', 'appointments'] as const).flatMap(duty => {
    const count = before[duty];
    if (count === undefined || count === 0) return [];
    return `${usersText(`duties.${duty}`)}: ${typeof count === 'number' ? formatted(count) : usersText('duties.unknown')}`;
  });

const listed = (codes: string): string => codes.split(',').join(', ');

const ENDS_NOW: readonly Act[] = [
  ...(['endAnalyst', 'endTherapist', 'undoPromoteAnalyst', 'undoPromoteTherapist', 'endRight'] as const),
  'confirmRight',
];

function endText(act: Act, item: BulkItem): string {
  if (ENDS_NOW.includes(act)) return '';
  const lastDay = textIn(item, 'lastDay');
  return lastDay === ''
    ? promotionText('detail.endless')
    : promotionText('detail.until', { day: dateFormat.day(lastDay) });
}

/** What somebody reports on from then on. */
function extentText(act: Act, item: BulkItem, before: BulkItem): string {
  const codes = textIn(item, 'codes');
  if (ENDS_NOW.includes(act)) return '';
  if (codes !== '') return promotionText('detail.ofCodes', { codes: listed(codes) });
  const name = textIn(before, 'organisation');
  if (act !== 'promoteAnalyst') return '';
  return name === '' ? promotionText('detail.ofEverything') : promotionText('detail.ofOrganisation', { name });
}

/** Why the entries give no list; undefined where they give one, or where the fields say it themselves. */
export function peopleProblemText(problem: PeopleProblem | undefined): string | undefined {
  switch (problem?.kind) {
    case undefined:
    case 'incomplete':
      return undefined;
    case 'tooMany':
      return promotionText('fault.tooMany', { rows: formatted(problem.rows) });
    case 'unclosedQuote':
      return promotionText('fault.unclosedQuote', { line: formatted(problem.line) });
    case 'titles':
      return promotionText('fault.titles', { titles: problem.titles.join(', ') });
    case 'empty':
    case 'notText':
      return promotionText(`fault.${problem.kind}`);
  }
}

const labels: Readonly<Record<string, () => string>> = {
  act: () => promotionText('entry.act'),
  people: () => promotionText('entry.people'),
  extent: () => promotionText('entry.extent'),
  codes: () => promotionText('entry.codeList'),
  end: () => promotionText('entry.lastDay'),
  reason: () => promotionText('entry.reason'),
};

export const entryLabel = (field: string): string => labels[field]?.() ?? field;

/** What another window entered, in a line. */
export function promotionDraftText(draft: ReadDraft<PromotionForm> | undefined, kept: string): string {
  if (draft === undefined) return kept;
  const { people, codes, end, reason } = draft.mine;
  return [people, codes, end.text, reason].filter(part => part !== '').join(' · ');
}

export const reasonFaultText = (): string => promotionText('fault.reason', reasonLimits);
