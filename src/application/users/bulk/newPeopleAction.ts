import type { AccessCodeGateway } from '@/application/accessCodes/ports/AccessCodeGateway';
import {
  textIn,
  type BulkAction,
  type BulkItem,
  type BulkReading,
  type BulkFailure,
  type ReadFailure,
  type ReadWatch,
} from '@/application/kernel/bulk/BulkAction';
import { readConcurrently } from '@/application/kernel/bulk/readConcurrently';
import { accessCode } from '@/domain/accessCodes/accessCode.rule';
import type { AccessCodeDetails } from '@/domain/accessCodes/AccessCode';
import { personName } from '@/domain/account/personName.rule';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { ListedUser } from '@/domain/users/ListedUser';
import type { NewUser } from '@/domain/users/NewUser';
import { writtenAddress } from '@/domain/users/storedAddress';
import type { CreateUser } from '../CreateUser';
import { newUserFaults } from '../newUserFaults';
import type { CreateUserFailure } from '../ports/UserAccountGateway';
import type { UserGateway } from '../ports/UserGateway';
import type { UserBulkDependencies } from './UserBulkDependencies';
import { authorIn, toUserBulkFailure } from './readPerson';
import { userOfAddress } from './resolvePeople';

/** Stored on devices, so it never changes. */
export const NEW_PEOPLE_ACTION = 'users.create';

/** Reasons for not creating an account, besides those of any bulk action. */
export const NEW_PEOPLE_REASONS = [
  ...(['noAddress', 'addressTooLong', 'otherLetters', 'noName', 'nameTooLong', 'hiddenCharacters'] as const),
  ...(['noCode', 'codeUnknown', 'codeDisabled', 'codeExpired', 'codeFull', 'alreadyJoined'] as const),
  ...(['organisationDisabled', 'subscriptionNotStarted', 'subscriptionEnded', 'otherRegion'] as const),
  ...(['otherDetails', 'emailTaken', 'idTaken', 'invalidName', 'invalidAddress'] as const),
] as const;

export type NewPeopleReason = (typeof NEW_PEOPLE_REASONS)[number];

export interface NewPersonItem extends BulkItem {
  /** Chosen once, so that a second attempt creates no second account. */
  readonly id: string;
  /** As typed, pasted or loaded. */
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accessCode: string;
  readonly reason: string;
  readonly line: number;
  /** The reason why the code cannot be used; null if there is none, or until the code is loaded. */
  readonly codeProblem: string | null;
  /** Name of the code's organisation; null if not read. */
  readonly organisation: string | null;
  /** Free seats of the code, if the list has more rows with it; otherwise null. */
  readonly places: number | null;
}

export interface NewPeopleDependencies {
  readonly users: Pick<UserGateway, 'list' | 'access'>;
  readonly createUser: Pick<CreateUser, 'execute'>;
  readonly codes: Pick<AccessCodeGateway, 'read'>;
  /** Server time in milliseconds since 1970. */
  readonly now: () => number;
  readonly self: UserBulkDependencies['self'];
}

/** Creates an account for each row. No call deletes an account, so there is no undo. */
export function newPeopleAction(dependencies: NewPeopleDependencies): BulkAction<NewPersonItem> {
  return {
    kind: NEW_PEOPLE_ACTION,
    keyOf: ({ emailAddress, line }) => writtenAddress(emailAddress) || `#${line}`,
    resolve: (items, watch) => resolveCodes(dependencies, items, watch),
    read: (item, sentSince) => readRow(dependencies, item, sentSince),
    // The server creates nothing for an existing id or address.
    isGuarded: () => true,
    change: async item => {
      const created = await dependencies.createUser.execute(item.id, userOf(item));
      // The list of people says what is there now.
      return created.ok ? ok(undefined) : fail(toBulkFailure(created.failure));
    },
  };
}

const cannot = (reason: NewPeopleReason): BulkReading['judged'] => ({ cannot: reason });

const readingOf = (judged: BulkReading['judged'], before: BulkItem = {}): BulkReading => ({
  ...{ judged, version: null, before },
});

const userOf = ({ emailAddress, firstName, lastName, accessCode: code, reason }: NewPersonItem): NewUser => ({
  ...{ emailAddress, firstName, lastName, reason },
  accessCode: code,
});

async function readRow(
  dependencies: NewPeopleDependencies,
  item: NewPersonItem,
  sentSince: number | undefined,
): Promise<Result<BulkReading, BulkFailure>> {
  const { users } = dependencies;
  const fault = faultOf(userOf(item));
  if (fault !== undefined) return ok(readingOf(cannot(fault)));
  const found = await userOfAddress(users, writtenAddress(item.emailAddress));
  if (!found.ok) return found;
  const user = found.value;
  if (user !== undefined) {
    const before = { name: `${user.firstName} ${user.lastName}`.trim(), memberOf: user.organisation?.name ?? null };
    if (!isAsWanted(user, item)) return ok(readingOf(cannot('otherDetails'), before));
    const reading = readingOf('already', before);
    return sentSince === undefined ? ok(reading) : readAuthor(dependencies, { user, item, reading, sentSince });
  }
  const { codeProblem } = item;
  return ok(readingOf(codeProblem === null ? 'do' : { cannot: codeProblem }));
}

interface FoundRow {
  readonly user: ListedUser;
  readonly item: NewPersonItem;
  readonly reading: BulkReading;
  readonly sentSince: number;
}

/** Finds the creator in the account's history. */
async function readAuthor(
  dependencies: NewPeopleDependencies,
  { user, item, reading, sentSince }: FoundRow,
): Promise<Result<BulkReading, BulkFailure>> {
  const access = await dependencies.users.access(user.id);
  if (!access.ok) return fail(toUserBulkFailure(access.failure));
  const { changes } = access.value.value;
  return ok({ ...reading, ...authorIn(reading, dependencies, item, { changes: changes.slice(-1), sentSince }) });
}

const nameFaults = {
  empty: 'noName',
  tooShort: 'noName',
  tooLong: 'nameTooLong',
  hiddenCharacters: 'hiddenCharacters',
};

/** Returns the first fault of a row that the device can check. */
function faultOf(user: NewUser): NewPeopleReason | undefined {
  const { emailAddress, firstName, lastName, accessCode: code } = newUserFaults(user);
  if (emailAddress !== undefined) return emailAddress === 'tooLong' ? 'addressTooLong' : emailAddress;
  const name = firstName ?? lastName;
  if (name !== undefined) return nameFaults[name] as NewPeopleReason;
  return code === undefined ? undefined : 'noCode';
}

/** True if the existing account is the one that the row describes. */
function isAsWanted(user: ListedUser, item: NewPersonItem): boolean {
  const wanted = userOf(item);
  const isNamed = (has: string, text: string): boolean => {
    const read = personName({ text, kind: 'name' });
    return read.kind === 'name' && read.name.normalize() === has.normalize();
  };
  return (
    isNamed(user.firstName, wanted.firstName) &&
    isNamed(user.lastName, wanted.lastName) &&
    user.accessCode === writtenCode(item)
  );
}

/** Two spellings of one code are equal. */
const writtenCode = (item: NewPersonItem): string => pastedIdentifier(item.accessCode).toUpperCase();

function toBulkFailure(failure: CreateUserFailure): BulkFailure {
  if (failure.kind !== 'codeRefused') return toUserBulkFailure(failure);
  const { refusal } = failure;
  return { kind: 'refused', reason: `${refusal.charAt(0).toLowerCase()}${refusal.slice(1)}` };
}

/** Reads each access code once. The server alone checks codes that the user may not read. */
async function resolveCodes(
  dependencies: NewPeopleDependencies,
  items: readonly NewPersonItem[],
  watch: ReadWatch,
): Promise<Result<readonly NewPersonItem[], ReadFailure>> {
  const sound = items.filter(item => faultOf(userOf(item)) === undefined);
  const rowsOf = new Map<string, number>();
  for (const code of sound.map(writtenCode)) rowsOf.set(code, (rowsOf.get(code) ?? 0) + 1);
  const found = await readConcurrently([...rowsOf.keys()], code => readCode(dependencies, code), watch);
  if (!found.ok) return found;
  return ok(
    items.map(item => {
      const code = writtenCode(item);
      const answer = found.value.get(code);
      if (answer === undefined) return item;
      if (!answer.ok) return answer.failure.kind === 'notAllowed' ? item : { ...item, codeProblem: 'couldNotCheck' };
      const { judged, before } = answer.value;
      const [places, organisation] = [before['places'], textIn(before, 'organisation')];
      const isShort = typeof places === 'number' && places < (rowsOf.get(code) ?? 0);
      return {
        ...item,
        ...{ organisation: organisation === '' ? null : organisation, places: isShort ? places : null },
        codeProblem: typeof judged === 'object' ? judged.cannot : null,
      };
    }),
  );
}

async function readCode(
  { codes, now }: NewPeopleDependencies,
  text: string,
): Promise<Result<BulkReading, BulkFailure>> {
  const written = accessCode({ text });
  if (written.kind !== 'code') return ok(readingOf(cannot('codeUnknown')));
  for (const generation of ['v2', 'v1'] as const) {
    const found = await codes.read({ code: written.code, generation });
    if (found.ok) return ok(judgedCode(found.value, now()));
    if (found.failure.kind !== 'notFound') return fail(toUserBulkFailure(found.failure));
  }
  return ok(readingOf(cannot('codeUnknown')));
}

function judgedCode({ enabled, expiresAt, seats, used, organisation }: AccessCodeDetails, now: number): BulkReading {
  const places = seats === undefined ? null : Math.max(0, seats - used);
  const before = { places, organisation: organisation.name };
  if (!enabled) return readingOf(cannot('codeDisabled'), before);
  if (expiresAt !== undefined && expiresAt <= now) return readingOf(cannot('codeExpired'), before);
  return readingOf(places === 0 ? cannot('codeFull') : 'do', before);
}
