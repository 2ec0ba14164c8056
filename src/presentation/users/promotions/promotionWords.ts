import { textIn, textsIn, type BulkItem } from '@/application/kernel/bulk/BulkAction';
import type { ReadDraft } from '@/application/kernel/forms/FormDraft';
import { NEW_PEOPLE_ACTION, NEW_PEOPLE_REASONS } from '@/application/users/bulk/newPeopleAction';
import { ANALYST, PROMOTION_ACTIONS, THERAPIST } from '@/application/users/bulk/promotionActions';
import { REVIEW_ACTIONS } from '@/application/users/bulk/reviewActions';
import { USER_REASONS } from '@/application/users/bulk/readPerson';
import type { Scope } from '@/domain/kernel/Scope';
import { isScope, scopesOfRight, type Right } from '@/domain/users/UserGroup';
import { userLimits } from '@/domain/users/userLimits';
import type texts from '../../../../public/i18n/en/userPromotions.json';
import type { BulkWords, DetailPlace, FoundRows } from '../../kit/bulk/BulkWords';
import { formatNumber } from '../../kit/table/tablesText';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';
import { dateFormat } from '../../kit/time/dateFormat';
import { reasonLimits } from '../rightFields';
import { scopeList } from '../../access/scopeWords';
import { rightName, usersText } from '../usersText';
import type { PromotionForm } from './promotionFields';
import type { PeopleListFault } from './PromotionStore';

export const promotionText = textsOf<typeof texts>('userPromotions');

const ACTIONS = [...PROMOTION_ACTIONS, ...REVIEW_ACTIONS, NEW_PEOPLE_ACTION] as const;

type Act = (typeof ACTIONS)[number] extends `users.${infer Name}` ? Name : never;

/** A text with a number. `key` has no plural ending. */
export const promotionCount = (
  key:
    | 'effect.holders'
    | 'effect.holdersOf'
    | 'effect.holdersAtMost'
    | 'effect.listed'
    | 'detail.places'
    | `confirm.${Act}`
    | `found.${'given' | 'ended' | 'created'}`
    | `already.${'given' | 'ended'}${'Analyst' | 'Therapist'}`
    | `cannot.${(typeof COUNTED_REASONS)[number]}`,
  count: number,
  more: object = {},
): string => textCatalogue.text('userPromotions', key, { count, number: formatNumber(count), ...more });

function actOf(kind: string): Act | undefined {
  const known = ACTIONS.find(one => one === kind);
  // The kinds of these actions begin with the name of the area.
  return known?.slice('users.'.length) as Act | undefined;
}

const warnings: Readonly<Record<Act, 'given' | 'ended' | 'confirmed' | 'limited' | 'created'>> = {
  ...{ promoteAnalyst: 'given', undoEndAnalyst: 'given', promoteTherapist: 'given', undoEndTherapist: 'given' },
  ...{ undoPromoteAnalyst: 'ended', endAnalyst: 'ended', undoPromoteTherapist: 'ended', endTherapist: 'ended' },
  ...{ confirmRight: 'confirmed', endRight: 'ended', limitRight: 'limited', create: 'created' },
};

const FINAL: readonly (Act | undefined)[] = ['endRight', 'create'];

/** Reasons that the result of a dry run counts separately. All others are counted together. */
const COUNTED_REASONS = ['notFound', 'isPatient', 'isDisabled', 'selfChange', 'handOverFirst'] as const;

/** The result of a dry run of a promotion, a downgrade or new accounts. */
function foundText(act: Act | undefined, { plan, reason = '', count }: FoundRows): string | undefined {
  const does = act === undefined ? undefined : warnings[act];
  if (act === 'create') return plan === 'willBeDone' ? promotionCount('found.created', count) : undefined;
  if (act === undefined || rights[act] === undefined || (does !== 'given' && does !== 'ended')) return undefined;
  if (plan === 'willBeDone') return promotionCount(`found.${does}`, count);
  const who = rights[act] === ANALYST ? 'Analyst' : 'Therapist';
  if (plan === 'alreadyDone') return promotionCount(`already.${does}${who}`, count);
  const known = COUNTED_REASONS.find(one => one === reason);
  return plan === 'cannot' && known !== undefined ? promotionCount(`cannot.${known}`, count) : undefined;
}

function noneText(act: Act | undefined): string | undefined {
  const does = act === undefined || rights[act] === undefined ? undefined : warnings[act];
  return does === 'given' || does === 'ended' ? promotionText(`none.${does}`) : undefined;
}

/** The texts of bulk actions on users and their rights. */
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
  common: (kind, item) => commonTexts(actOf(kind), item),
  detail: (kind, item, before, place) => detailText(actOf(kind), item, before, place),
  first: promotionText('first'),
  found: (kind, found) => foundText(actOf(kind), found),
  none: kind => noneText(actOf(kind)),
  key: promotionText('key'),
  fileName: promotionText('fileName'),
});

/** The right that an action on a list of users grants or ends; undefined for actions whose rows name rights. */
const rights: Readonly<Partial<Record<Act, Right>>> = {
  ...{ promoteAnalyst: ANALYST, undoPromoteAnalyst: ANALYST, endAnalyst: ANALYST, undoEndAnalyst: ANALYST },
  ...{ promoteTherapist: THERAPIST, undoPromoteTherapist: THERAPIST },
  ...{ endTherapist: THERAPIST, undoEndTherapist: THERAPIST },
};

/** Actions whose rows all have the last day and the access codes that were entered with the list. */
const HAS_ONE_TERM: readonly (Act | undefined)[] = ['promoteAnalyst', 'promoteTherapist'];

/** The permissions that everyone in the list gains or loses. */
function commonTexts(act: Act | undefined, item: BulkItem): readonly string[] {
  const right = act && rights[act];
  if (act === undefined || right === undefined) return [];
  const scopes = scopeList(scopesOfRight(right));
  if (warnings[act] === 'ended') return [promotionText('common.loses', { scopes })];
  const [lastDay, codes] = [textIn(item, 'lastDay'), textsIn(item, 'codes')];
  const end =
    lastDay === '' ? promotionText('common.endless') : promotionText('common.until', { day: dateFormat.day(lastDay) });
  return [
    promotionText('common.gains', { scopes }),
    ...(HAS_ONE_TERM.includes(act)
      ? [...(codes.length === 0 ? [] : [promotionText('common.ofCodes', { codes: codes.join(', ') })]), end]
      : []),
  ];
}

/** The user in a row and, if the row will be done, what they gain and lose besides what is common to all rows. */
function detailText(
  act: Act | undefined,
  item: BulkItem,
  before: BulkItem,
  { planned, isWhole }: DetailPlace,
): string | undefined {
  const { line: ofFile } = item;
  const line =
    typeof ofFile === 'number' && ofFile !== planned.row
      ? promotionText('detail.line', { line: formatNumber(ofFile) })
      : '';
  if (act === 'create') {
    const texts = newPersonTexts(item, before);
    const shown = planned.plan === 'repeated' ? texts.slice(0, 1) : texts;
    return [...shown, line].filter(part => part !== '').join(' · ');
  }
  const right = textIn(item, 'right');
  const parts = [
    textIn(before, 'name'),
    ...(right === '' ? [] : [rightName(right)]),
    ...(planned.plan === 'cannot' ? hindranceTexts(planned.reason, before) : []),
    ...(planned.plan === 'willBeDone' && act !== undefined && 'name' in before
      ? changeTexts(act, item, before, isWhole)
      : []),
    line,
  ];
  return parts.filter(part => part !== '').join(' · ');
}

/** Details of what prevents a row from being done, unless the reason alone says it. */
function hindranceTexts(reason: string, before: BulkItem): readonly string[] {
  if (reason === 'handOverFirst') return dutyTexts(before);
  return reason === 'otherTerms' ? [...reportsText(before).slice(0, 1), expiryText(textIn(before, 'lastDay'))] : [];
}

function changeTexts(act: Act, item: BulkItem, before: BulkItem, isWhole: boolean): readonly string[] {
  const isListed = !isWhole && HAS_ONE_TERM.includes(act);
  return [
    ...(rights[act] === undefined ? [] : [isWhole ? scopesText(before) : ownScopesText(rights[act], before)]),
    ...(rights[act] === undefined ? [] : reportsText(before)),
    ...dutyTexts(before),
    isListed && textsIn(item, 'codes').length > 0 ? '' : extentText(act, item, before),
    isListed ? '' : endText(act, item),
  ];
}

/** The name and the organisation of the new account or, if the address has an account already, of that one. */
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

const scopesIn = (before: BulkItem, name: 'gained' | 'lost'): readonly Scope[] => textsIn(before, name).filter(isScope);

function scopesText(before: BulkItem): string {
  const [gained, lost] = [scopesIn(before, 'gained'), scopesIn(before, 'lost')];
  return [
    ...(gained.length === 0 ? [] : [promotionText('detail.gains', { scopes: scopeList(gained) })]),
    ...(lost.length === 0 ? [] : [promotionText('detail.loses', { scopes: scopeList(lost) })]),
  ].join(' · ');
}

/** The permissions that another right of the user grants already, or will still grant; empty if there are none. */
function ownScopesText(right: Right, before: BulkItem): string {
  const [gained, lost] = [scopesIn(before, 'gained'), scopesIn(before, 'lost')];
  const changed = new Set([...gained, ...lost]);
  if (changed.size === 0) return promotionText('detail.sameScopes');
  const others = scopesOfRight(right).filter(scope => !changed.has(scope));
  if (others.length === 0) return '';
  return promotionText(lost.length > 0 ? 'detail.still' : 'detail.already', { scopes: scopeList(others) });
}

/** The present subject of an analyst's reports, and the schedules that run in their name. */
function reportsText(before: BulkItem): readonly string[] {
  if (!Array.isArray(before['schedules'])) return [];
  const [schedules, codes] = [textsIn(before, 'schedules'), textsIn(before, 'codes')];
  return [
    codes.length === 0
      ? promotionText('detail.ofEverything')
      : promotionText('detail.ofCodes', { codes: codes.join(', ') }),
    schedules.length === 0
      ? promotionText('detail.noSchedules')
      : promotionText('detail.schedules', { titles: schedules.join(', ') }),
  ];
}

/** Lists what must be handed over before a user loses the role of therapist. */
const dutyTexts = (before: BulkItem): readonly string[] =>
  (['openChats', 'patientsLed', 'appointments'] as const).flatMap(duty => {
    const count = before[duty];
    if (count === undefined || count === 0) return [];
    return `${usersText(`duties.${duty}`)}: ${typeof count === 'number' ? formatNumber(count) : usersText('duties.unknown')}`;
  });

const ENDS_NOW: readonly Act[] = [
  ...(['endAnalyst', 'endTherapist', 'undoPromoteAnalyst', 'undoPromoteTherapist', 'endRight'] as const),
  'confirmRight',
];

const endText = (act: Act, item: BulkItem): string =>
  ENDS_NOW.includes(act) ? '' : expiryText(textIn(item, 'lastDay'));

const expiryText = (lastDay: string): string =>
  lastDay === '' ? promotionText('detail.endless') : promotionText('detail.until', { day: dateFormat.day(lastDay) });

/** The subject of a user's reports after the action. */
function extentText(act: Act, item: BulkItem, before: BulkItem): string {
  const codes = textsIn(item, 'codes');
  if (ENDS_NOW.includes(act)) return '';
  if (codes.length > 0) return promotionText('detail.ofCodes', { codes: codes.join(', ') });
  const name = textIn(before, 'organisation');
  if (act !== 'promoteAnalyst') return '';
  return name === '' ? promotionText('detail.ofEverything') : promotionText('detail.ofOrganisation', { name });
}

/** Says why the entries are not a list; undefined if they are one, or if the fields say it themselves. */
export function peopleFaultText(problem: PeopleListFault | undefined): string | undefined {
  switch (problem?.kind) {
    case undefined:
    case 'incomplete':
      return undefined;
    case 'tooMany':
      return promotionText('fault.tooMany', { rows: formatNumber(problem.rows) });
    case 'unclosedQuote':
      return promotionText('fault.unclosedQuote', { line: formatNumber(problem.line) });
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

/** A draft from another window as one line. */
export function promotionDraftText(draft: ReadDraft<PromotionForm> | undefined, kept: string): string {
  if (draft === undefined) return kept;
  const { people, codes, end, reason } = draft.mine;
  return [people, codes, end.text, reason].filter(part => part !== '').join(' · ');
}

export const reasonFaultText = (): string => promotionText('fault.reason', reasonLimits);
