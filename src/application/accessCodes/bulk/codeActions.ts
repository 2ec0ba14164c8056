import type { BulkAction, BulkItem, BulkReading, BulkFailure } from '@/application/kernel/bulk/BulkAction';
import { settingsVersion, useVersion, type AccessCodeDetails, type CodeName } from '@/domain/accessCodes/AccessCode';
import { accessCode } from '@/domain/accessCodes/accessCode.rule';
import { changeAuthor } from '@/domain/kernel/changeAuthor';
import { MOST_SEATS } from '@/domain/kernel/seatLimit';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { AccessCodeGateway, CodeActed } from '../ports/AccessCodeGateway';

/** Kinds of bulk actions on access codes; they are stored on devices and never change. */
export const CODE_ACTIONS = [
  ...(['accessCodes.create', 'accessCodes.undoCreate', 'accessCodes.extend', 'accessCodes.undoExtend'] as const),
  ...(['accessCodes.enable', 'accessCodes.undoEnable', 'accessCodes.disable', 'accessCodes.undoDisable'] as const),
  'accessCodes.delete',
] as const;

export type CodeActionKind = (typeof CODE_ACTIONS)[number];

/** Reasons for not changing a row, besides those of any bulk action. */
export const CODE_REASONS = [
  ...(['tooShort', 'tooLong', 'character', 'hyphen', 'reserved', 'invalidSeats', 'invalidExpiry'] as const),
  ...(['pastExpiry', 'codeTaken', 'invalidCode', 'unknownOrganisation', 'notPossibleInV1', 'noExpiry'] as const),
  ...(['endsLater', 'notFound', 'notAllowed', 'refused'] as const),
] as const;

type CodeReason = (typeof CODE_REASONS)[number];

/** A code in the spelling of its list. */
export interface CodeItem extends BulkItem {
  readonly code: string;
  readonly generation: 'v1' | 'v2';
  readonly reason: string | null;
}

/** A code and its new expiry. */
export interface CodeExpiryItem extends CodeItem {
  /** Milliseconds since 1970; null if it does not expire. */
  readonly expiresAt: number | null;
}

/** A row of a list of new codes. An unreadable cell is a reason in `problem`. */
export interface NewCodeItem extends CodeExpiryItem {
  readonly organisationId: string;
  /** Null without a limit. */
  readonly seats: number | null;
  readonly problem: 'invalidSeats' | 'invalidExpiry' | null;
  /** Line in the list, from 1; null if not from a list. */
  readonly line: number | null;
}

/** The expiry that an undo restores; absent where no code was found. */
interface CodeBefore extends BulkItem {
  readonly expiresAt?: number | null;
}

type CodeAction<I extends CodeItem> = BulkAction<I, CodeBefore>;
type CodeReading = BulkReading<CodeBefore>;
type Codes = Pick<AccessCodeGateway, 'read' | 'create' | 'change' | 'setEnabled' | 'delete'>;
type Read = Result<CodeReading, BulkFailure>;

/** `now`: server time in milliseconds since 1970. `self`: the uid of the signed-in user. */
export interface CodeActionDependencies {
  readonly codes: Codes;
  readonly now: () => number;
  readonly self: () => string | undefined;
}

export function codeActions(parts: CodeActionDependencies): Readonly<Record<CodeActionKind, BulkAction>> {
  const { codes, now } = parts;
  const enable = (kind: CodeActionKind, enabled: boolean, undo?: CodeAction<CodeItem>): CodeAction<CodeItem> => ({
    ...existing(parts, kind, found => (found.enabled === enabled ? 'already' : 'do')),
    change: async (item, version) =>
      toReading(await codes.setEnabled(versioned(item, version), enabled, reasonOf(item)), version),
    ...(undo && { undo: { action: undo, itemOf: item => item } }),
  });
  const undoEnable = enable('accessCodes.undoEnable', false);
  const undoDisable = enable('accessCodes.undoDisable', true);
  const extend = (
    kind: CodeActionKind,
    judge: Judge<CodeExpiryItem>,
    undo?: CodeAction<CodeExpiryItem>,
  ): CodeAction<CodeExpiryItem> => ({
    ...existing(parts, kind, judge),
    change: async (item, version) =>
      toReading(await codes.change(versioned(item, version), { expiresAt: item.expiresAt }, reasonOf(item)), version),
    ...(undo && {
      undo: { action: undo, itemOf: (item, { expiresAt = null }) => ({ ...item, expiresAt }) },
    }),
  });
  const undoExtend = extend('accessCodes.undoExtend', (found, item) =>
    (found.expiresAt ?? null) === item.expiresAt ? 'already' : 'do',
  );
  const undoCreate = deletion<NewCodeItem>(codes, 'accessCodes.undoCreate');
  return {
    'accessCodes.create': creation(parts, undoCreate),
    'accessCodes.undoCreate': undoCreate,
    'accessCodes.extend': extend('accessCodes.extend', (found, item) => judgeExtension(found, item, now()), undoExtend),
    'accessCodes.undoExtend': undoExtend,
    'accessCodes.enable': enable('accessCodes.enable', true, undoEnable),
    'accessCodes.undoEnable': undoEnable,
    'accessCodes.disable': enable('accessCodes.disable', false, undoDisable),
    'accessCodes.undoDisable': undoDisable,
    'accessCodes.delete': deletion(codes, 'accessCodes.delete'),
  };
}

type Judge<I extends CodeItem> = (found: AccessCodeDetails, item: I) => BulkReading['judged'];

const cannot = (reason: CodeReason): { readonly cannot: string } => ({ cannot: reason });

function existing<I extends CodeItem>(
  { codes, self }: CodeActionDependencies,
  kind: CodeActionKind,
  judge: Judge<I>,
): Omit<CodeAction<I>, 'change'> {
  return {
    kind,
    keyOf: codeKey,
    // The first generation has no version to compare.
    isGuarded: item => item.generation === 'v2',
    read: async (item, sentSince): Promise<Read> => {
      const found = await codes.read(nameOf(item));
      if (found.ok) {
        const reading = readingOf(found.value, judge(found.value, item), settingsVersion);
        const { changes } = found.value;
        return ok({ ...reading, ...(reading.judged === 'already' && authorIn(changes, { item, self, sentSince })) });
      }
      if (found.failure.kind !== 'notFound') return fail(toFailure(found.failure));
      return ok({ judged: cannot('notFound'), version: null, before: {} });
    },
  };
}

/** A deletion has no version, so the code is read before it. */
function deletion<I extends CodeItem>(codes: Codes, kind: CodeActionKind): CodeAction<I> {
  return {
    ...{ kind, keyOf: codeKey },
    isGuarded: () => false,
    read: async item => {
      const found = await codes.read(nameOf(item));
      if (found.ok) return ok(readingOf(found.value, 'do', useVersion));
      return found.failure.kind === 'notFound'
        ? ok({ judged: 'already', version: null, before: {} })
        : fail(toFailure(found.failure));
    },
    change: async item => toUndone(await codes.delete(nameOf(item), reasonOf(item))),
  };
}

function creation(
  { codes, now, self }: CodeActionDependencies,
  undo: CodeAction<NewCodeItem>,
): CodeAction<NewCodeItem> {
  return {
    kind: 'accessCodes.create',
    keyOf: codeKey,
    isGuarded: () => true,
    read: async (item, sentSince): Promise<Read> => {
      const problem = problemOf(item, now());
      if (problem !== undefined) return ok({ judged: cannot(problem), version: null, before: {} });
      const name = nameOf(item);
      const other: CodeName = { ...name, generation: name.generation === 'v1' ? 'v2' : 'v1' };
      for (const wanted of [name, other]) {
        const found = await codes.read(wanted);
        if (found.ok) {
          const judged = isAsWanted(found.value, item) ? 'already' : cannot('codeTaken');
          // The author is the creator, even if it was changed since.
          const author = authorIn(found.value.changes.slice(-1), { item, self, sentSince });
          return ok({ ...readingOf(found.value, judged, useVersion), ...author });
        }
        if (found.failure.kind !== 'notFound') return fail(toFailure(found.failure));
      }
      return ok({ judged: 'do', version: null, before: {} });
    },
    change: async item => {
      const { organisationId, seats, expiresAt } = item;
      const reason = reasonOf(item);
      return toReading(
        await codes.create({
          ...nameOf(item),
          organisationId,
          ...(seats !== null && { seats }),
          ...(expiresAt !== null && { expiresAt }),
          ...(reason !== undefined && { reason }),
        }),
        null,
        acted => useVersion({ ...acted, enabled: true, used: 0 }),
      );
    },
    undo: { action: undo, itemOf: item => item },
  };
}

function judgeExtension(found: AccessCodeDetails, { expiresAt }: CodeExpiryItem, now: number): BulkReading['judged'] {
  if (found.generation === 'v1') return cannot('notPossibleInV1');
  if (found.expiresAt === undefined) return cannot('noExpiry');
  if (found.expiresAt === expiresAt) return 'already';
  if (expiresAt === null || expiresAt <= now) return cannot('pastExpiry');
  return found.expiresAt > expiresAt ? cannot('endsLater') : 'do';
}

function problemOf(item: NewCodeItem, now: number): CodeReason | undefined {
  const { code, generation, seats, expiresAt, problem } = item;
  const written = accessCode({ text: code, isNew: true });
  if (written.kind !== 'code') return written.kind;
  if (problem !== null) return problem;
  if (seats !== null && (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS)) return 'invalidSeats';
  if (expiresAt !== null && generation === 'v1') return 'notPossibleInV1';
  return expiresAt !== null && expiresAt <= now ? 'pastExpiry' : undefined;
}

const isAsWanted = (found: AccessCodeDetails, item: NewCodeItem): boolean =>
  found.generation === item.generation &&
  found.organisation.id === item.organisationId &&
  found.enabled &&
  (found.seats ?? null) === item.seats &&
  (found.expiresAt ?? null) === item.expiresAt;

const readingOf = (
  found: AccessCodeDetails,
  judged: BulkReading['judged'],
  versionOf: (code: AccessCodeDetails) => string,
): CodeReading => ({ judged, version: versionOf(found), before: { expiresAt: found.expiresAt ?? null } });

interface Asked {
  readonly item: CodeItem;
  readonly self: CodeActionDependencies['self'];
  readonly sentSince: number | undefined;
}

/** `changes`: the newest first. */
const authorIn = (
  changes: AccessCodeDetails['changes'],
  { item, self, sentSince }: Asked,
): Pick<BulkReading, 'author'> =>
  sentSince === undefined
    ? {}
    : { author: changeAuthor(changes, { uid: self(), reason: reasonOf(item), since: sentSince }) };

const nameOf = (item: CodeItem): CodeName => ({ code: codeKey(item), generation: item.generation });

const versioned = (item: CodeItem, version: string | null): CodeName & { readonly version?: string } => ({
  ...nameOf(item),
  ...(version !== null && { version }),
});

/** Two spellings of one code are one row. */
function codeKey({ code: text }: CodeItem): string {
  const written = accessCode({ text });
  return written.kind === 'code' ? written.code : text;
}

const reasonOf = ({ reason }: CodeItem): string | undefined => (reason === null || reason === '' ? undefined : reason);

interface Failure {
  readonly kind: string;
  readonly status?: number;
  readonly unreadable?: true;
}

/** The server accepts no further calls for now. */
const TOO_MANY_CALLS = 429;

function toFailure({ kind, status, unreadable }: Failure): BulkFailure {
  if (kind === 'unreachable' && status === TOO_MANY_CALLS) return { kind: 'busy' };
  if (kind === 'unreachable')
    return { kind, ...(status !== undefined && { status }), ...(unreadable && { unreadable }) };
  if (kind === 'sessionEnded' || kind === 'notAllowed') return { kind };
  return { kind: 'refused', reason: kind === 'changedMeanwhile' ? 'changedSince' : kind };
}

/** The answer does not contain the current state. */
const toUndone = (answer: Result<unknown, Failure>): Result<undefined, BulkFailure> =>
  answer.ok ? ok(undefined) : fail(toFailure(answer.failure));

/**
 * An answer with a new version is a reading: the server has the requested state. One without a version, or with the
 * same, proves nothing.
 */
function toReading(
  answer: Result<CodeActed, Failure>,
  before: string | null,
  versionOf: (acted: VersionKnown) => string = ({ version }) => version,
): Result<CodeReading | undefined, BulkFailure> {
  if (!answer.ok) return fail(toFailure(answer.failure));
  const { version } = answer.value;
  if (version === undefined || version === before) return ok(undefined);
  return ok({ judged: 'already', version: versionOf({ version }), before: {} });
}

type VersionKnown = Required<CodeActed>;
