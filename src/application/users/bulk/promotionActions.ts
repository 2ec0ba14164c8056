import type {
  BulkAction,
  BulkItem,
  BulkReading,
  BulkFailure,
  BulkUndo,
  StoredRow,
} from '@/application/kernel/bulk/BulkAction';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { handOverFirst } from '@/domain/users/handOverFirst.rule';
import { scopeDifference } from '@/domain/users/scopeDifference.rule';
import { withoutExpiry } from '@/domain/users/ScopeExpiry';
import type { UserAccess } from '@/domain/users/UserAccess';
import { scopesOfRights, type Right } from '@/domain/users/UserGroup';
import type { AnalystReports, ChangeRightsFailure } from '../ports/RightsGateway';
import { changeRights } from './changeRights';
import { personKey, resolvePeople, type PersonItem } from './resolvePeople';
import type { UserBulkDependencies } from './UserBulkDependencies';
import {
  authorIn,
  cannot,
  grantOf,
  heldRights,
  holdsRight,
  readPerson,
  reasonAgainst,
  toUserBulkFailure,
  withoutRight,
  type Judged,
  type Read,
} from './readPerson';

export const ANALYST: Right = { kind: 'group', group: 'mi-reporter' };
export const THERAPIST: Right = { kind: 'group', group: 'therapist' };

/** Kinds of bulk actions on analysts and therapists; they are stored on devices and never change. */
export const PROMOTION_ACTIONS = [
  ...(['users.promoteAnalyst', 'users.undoPromoteAnalyst', 'users.endAnalyst', 'users.undoEndAnalyst'] as const),
  ...(['users.promoteTherapist', 'users.undoPromoteTherapist', 'users.endTherapist'] as const),
  'users.undoEndTherapist',
] as const;

export type PromotionActionKind = (typeof PROMOTION_ACTIONS)[number];

/** A row of a list of people. */
export interface PromotionItem extends PersonItem {
  /** Null without an end. */
  readonly lastDay: string | null;
  /** Access codes; null for everything below the user’s organisation. */
  readonly codes: readonly string[] | null;
  readonly reason: string;
  readonly line: number | null;
}

/** The state of a user that the screen shows and undo restores; empty if they could not be read. */
export interface PromotionBefore extends BulkItem {
  readonly name?: string;
  readonly gained?: readonly string[];
  readonly lost?: readonly string[];
  readonly lastDay?: string | null;
  /** Access codes that an analyst reports on; null for everything, and where they are none. */
  readonly codes?: readonly string[] | null;
  readonly hasRight?: boolean;
  readonly organisation?: string | null;
  /** Titles of the schedules that run in the name of an analyst; null where they are none. */
  readonly schedules?: readonly string[] | null;
}

type PromotionAction = BulkAction<PromotionItem, PromotionBefore>;
type PromotionUndo = BulkUndo<PromotionItem, PromotionBefore>;

/** A user, and what they report on if they are an analyst. */
interface Found {
  readonly access: UserAccess;
  readonly reports: AnalystReports | undefined;
}

export function promotionActions(
  dependencies: UserBulkDependencies,
): Readonly<Record<PromotionActionKind, PromotionAction>> {
  const former: PromotionUndo['itemOf'] = (item, { lastDay = null, codes = null }) => ({ ...item, lastDay, codes });
  const undoPromoteAnalyst = analystEnd(dependencies, 'users.undoPromoteAnalyst');
  const undoEndAnalyst = promotion(dependencies, 'users.undoEndAnalyst', ANALYST);
  const undoPromoteTherapist = therapistEnd(dependencies, 'users.undoPromoteTherapist');
  const undoEndTherapist = promotion(dependencies, 'users.undoEndTherapist', THERAPIST);
  return {
    'users.promoteAnalyst': promotion(dependencies, 'users.promoteAnalyst', ANALYST, {
      action: undoPromoteAnalyst,
      itemOf: item => item,
    }),
    'users.undoPromoteAnalyst': undoPromoteAnalyst,
    'users.endAnalyst': analystEnd(dependencies, 'users.endAnalyst', { action: undoEndAnalyst, itemOf: former }),
    'users.undoEndAnalyst': undoEndAnalyst,
    'users.promoteTherapist': promotion(dependencies, 'users.promoteTherapist', THERAPIST, {
      action: undoPromoteTherapist,
      itemOf: item => item,
    }),
    'users.undoPromoteTherapist': undoPromoteTherapist,
    'users.endTherapist': therapistEnd(dependencies, 'users.endTherapist', {
      action: undoEndTherapist,
      itemOf: former,
    }),
    'users.undoEndTherapist': undoEndTherapist,
  };
}

type Judge = (found: Found, item: PromotionItem) => Judged;

/** An action that grants or ends one permission of the listed people. */
function onPeople(
  dependencies: UserBulkDependencies,
  kind: PromotionActionKind,
  right: Right,
  { isGiven, judge }: { readonly isGiven: boolean; readonly judge: Judge },
): Omit<PromotionAction, 'change' | 'isGuarded'> {
  return {
    ...{ kind, parseRow: parsePromotionRow, keyOf: personKey },
    resolve: (items, watch) => resolvePeople(dependencies.users, items, watch),
    read: (item, sentSince) =>
      readPerson(dependencies, item, async ({ value: access, etag }): Promise<Read<PromotionBefore>> => {
        const isAnalyst = right === ANALYST && holdsRight(access, right);
        const reports = isAnalyst ? await dependencies.rights.analystReports(access.user.id) : undefined;
        if (reports?.ok === false) return fail(toUserBulkFailure(reports.failure));
        const found = { access, reports: reports?.value };
        const judged = reasonAgainst(access, dependencies.self) ?? judge(found, item);
        const grant = isGiven ? grantOf(access, right) : undefined;
        const changes =
          grant === undefined ? access.changes : [{ ...grant, ...(grant.from !== undefined && { at: grant.from }) }];
        return ok({
          ...{ judged, version: versionOf(access, right, etag), before: beforeOf(found, right, isGiven) },
          ...authorIn({ judged }, dependencies, item, { changes, sentSince }),
        });
      }),
  };
}

function promotion(
  dependencies: UserBulkDependencies,
  kind: PromotionActionKind,
  right: Right,
  undo?: PromotionUndo,
): PromotionAction {
  const { rights, recentSignIn } = dependencies;
  return {
    ...onPeople(dependencies, kind, right, {
      isGiven: true,
      judge: (found, item) => {
        if (holdsRight(found.access, right))
          return hasSameConditions(found, right, item) ? 'already' : cannot('otherTerms');
        // Undo would give a user without any report an analyst's access to everything.
        if (item.codes?.length === 0) return cannot('unknownCode');
        const { kind: account, state } = found.access.user;
        if (account === 'patient') return cannot('isPatient');
        return state === 'disabled' ? cannot('isDisabled') : 'do';
      },
    }),
    // The call has no version.
    isGuarded: () => false,
    change: async (item, _version, bulk) => {
      const { userId, reason, lastDay, codes } = item;
      const wanted = { userId: userId ?? '', reason, bulk, ...(lastDay !== null && { lastDay }) };
      const accessCodes = codes ?? [];
      return toChanged(
        await recentSignIn.execute(() =>
          right === ANALYST ? rights.promoteToAnalyst({ ...wanted, accessCodes }) : rights.promoteToTherapist(wanted),
        ),
      );
    },
    ...(undo && { undo }),
  };
}

function analystEnd(
  dependencies: UserBulkDependencies,
  kind: PromotionActionKind,
  undo?: PromotionUndo,
): PromotionAction {
  const { rights, recentSignIn } = dependencies;
  return {
    ...onPeople(dependencies, kind, ANALYST, {
      isGiven: false,
      judge: ({ access }) => (holdsRight(access, ANALYST) ? 'do' : 'already'),
    }),
    isGuarded: () => false,
    change: async (item, _version, bulk) => {
      const [userId, { reason }] = [item.userId ?? '', item];
      const reports = await rights.analystReports(userId);
      if (!reports.ok) return fail(toUserBulkFailure(reports.failure));
      const isOfCodes = reports.value.isAnalyst && !reports.value.isEverything;
      return toChanged(await recentSignIn.execute(() => rights.downgradeAnalyst({ userId, reason, isOfCodes, bulk })));
    },
    ...(undo && { undo }),
  };
}

/** The catalogue has no call for it: the groups are replaced, once nothing depends on the person. */
function therapistEnd(
  dependencies: UserBulkDependencies,
  kind: PromotionActionKind,
  undo?: PromotionUndo,
): PromotionAction {
  return {
    ...onPeople(dependencies, kind, THERAPIST, {
      isGiven: false,
      judge: ({ access }) => {
        if (!holdsRight(access, THERAPIST)) return 'already';
        if (!dependencies.mayReplaceGroups()) return cannot('notAllowed');
        return handOverFirst(access.duties).mayEnd ? 'do' : cannot('handOverFirst');
      },
    }),
    isGuarded: () => true,
    change: (item, version, bulk) =>
      changeRights(dependencies, {
        ...{ item, version, bulk },
        versionOf: ({ etag }: Versioned<UserAccess>) => etag,
        changeOf: access => ({ rights: withoutRight(access, THERAPIST), lastDays: [], confirmed: [] }),
      }),
    ...(undo && { undo }),
  };
}

/** Analysts report on their organisation and its descendants, so a move changes what they would see. */
const versionOf = ({ user }: UserAccess, right: Right, etag: string): string =>
  right === ANALYST ? `${etag} ${user.organisation?.id ?? ''}` : etag;

/** True if the user holds the right with the conditions of the row. */
function hasSameConditions({ access, reports }: Found, right: Right, { lastDay, codes }: PromotionItem): boolean {
  if ((grantOf(access, right)?.lastDay ?? null) !== lastDay) return false;
  if (reports === undefined) return true;
  const wanted = codes ?? [];
  if (wanted.length === 0 || reports.isEverything) return wanted.length === 0 && reports.isEverything;
  return [...wanted].sort().join() === [...reports.accessCodes].sort().join();
}

function beforeOf({ access, reports }: Found, right: Right, isGiven: boolean): PromotionBefore {
  const held = heldRights(access);
  const after = isGiven ? [...held, right] : withoutRight(access, right);
  const { gained, lost } = scopeDifference({
    before: withoutExpiry(scopesOfRights(held)),
    after: withoutExpiry(scopesOfRights(after)),
  });
  const { firstName, lastName } = access.user;
  return {
    name: `${firstName} ${lastName}`.trim(),
    ...{ gained, lost },
    lastDay: grantOf(access, right)?.lastDay ?? null,
    codes: reports === undefined || reports.isEverything ? null : reports.accessCodes,
    hasRight: holdsRight(access, right),
    organisation: access.user.organisation?.name ?? null,
    schedules: reports?.schedules ?? null,
    ...(right === THERAPIST && !isGiven && holdsRight(access, right) && { ...access.duties }),
  };
}

/** Earlier versions stored each list as one text. */
function parsePromotionRow({ item, before }: StoredRow): StoredRow<PromotionItem, PromotionBefore> | undefined {
  if (typeof item['person'] !== 'string' || typeof item['reason'] !== 'string') return undefined;
  const listed = <T extends BulkItem>(row: T, separators: Readonly<Record<string, string>>): T => ({
    ...row,
    ...Object.fromEntries(
      Object.entries(separators).flatMap(([name, separator]) => {
        const value = row[name];
        return typeof value === 'string' ? [[name, value.split(separator).filter(part => part !== '')]] : [];
      }),
    ),
  });
  return {
    item: listed(item, { codes: ',' }) as PromotionItem,
    before: listed(before, { gained: ' ', lost: ' ', codes: ',', schedules: '\n' }),
  };
}

/** An existing change may be a colleague's, or from an earlier attempt of the browser to send the same call. */
function toChanged(
  answer: Result<{ readonly changed: boolean }, ChangeRightsFailure>,
): Result<BulkReading | undefined, BulkFailure> {
  if (!answer.ok) return fail(toUserBulkFailure(answer.failure));
  return answer.value.changed ? ok(undefined) : fail({ kind: 'refused', reason: 'doneMeanwhile' });
}
