import type { BulkItem, BulkReading, BulkFailure, ReadFailure, ReadWatch } from '@/application/kernel/bulk/BulkAction';
import { readConcurrently } from '@/application/kernel/bulk/readConcurrently';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { ListedUser } from '@/domain/users/ListedUser';
import { writtenPerson } from '@/domain/users/writtenPerson';
import type { UserGateway } from '../ports/UserGateway';
import { toUserBulkFailure, type UserReason } from './readPerson';

type Users = Pick<UserGateway, 'list' | 'access'>;
type Found = Result<BulkReading, BulkFailure>;

/** A row that names a user. */
export interface PersonItem extends BulkItem {
  /** As it was typed, pasted or read. */
  readonly person: string;
  /** The user's id; null until they were found. */
  readonly userId: string | null;
  readonly emailAddress: string | null;
  /** The reason why they were not found. */
  readonly problem: string | null;
}

/** The subject of a row, in one spelling for each user. */
export function personKey({ person: text, emailAddress }: PersonItem): string {
  if (emailAddress !== null && emailAddress !== '') return emailAddress;
  const written = writtenPerson(text);
  return written.kind === 'address' ? written.address : written.kind === 'id' ? written.id : text;
}

/** Finds the people whom rows name by id or address. Each is looked up once, however often and however spelled. */
export async function resolvePeople<I extends PersonItem>(
  users: Users,
  items: readonly I[],
  watch: ReadWatch,
): Promise<Result<readonly I[], ReadFailure>> {
  const first = new Map<string, I>();
  for (const item of items) if (!first.has(personKey(item))) first.set(personKey(item), item);
  const found = await readConcurrently([...first.values()], item => findPerson(users, item.person), watch);
  if (!found.ok) return found;
  return ok(
    items.map(item => {
      const source = first.get(personKey(item));
      const answer = source && found.value.get(source);
      if (answer?.ok !== true) return { ...item, problem: problemOf(answer?.failure) };
      const { judged, before } = answer.value;
      return { ...item, ...before, problem: typeof judged === 'object' ? judged.cannot : null };
    }),
  );
}

const problemOf = (failure: BulkFailure | undefined): string =>
  failure?.kind === 'notAllowed' ? 'notAllowed' : 'couldNotCheck';

async function findPerson(users: Users, text: string): Promise<Found> {
  const written = writtenPerson(text);
  if (written.kind === 'neither') return toUnresolved('neither');
  if (written.kind === 'id') {
    const found = await users.access(written.id);
    if (found.ok) return toFound(found.value.value.user);
    return found.failure.kind === 'notFound' ? toUnresolved('notFound') : fail(toUserBulkFailure(found.failure));
  }
  const { address, isPlain } = written;
  const found = await userOfAddress(users, address);
  if (!found.ok) return found;
  if (found.value !== undefined) return toFound(found.value);
  return toUnresolved(isPlain ? 'notFound' : 'lookalike');
}

/** Finds the user of an address in its stored spelling; undefined if there is none. */
export async function userOfAddress(
  users: Pick<UserGateway, 'list'>,
  address: string,
): Promise<Result<ListedUser | undefined, BulkFailure>> {
  const found = await users.list({ emailAddress: address, groups: [], accessCode: '' }, []);
  if (!found.ok) return fail(toUserBulkFailure(found.failure));
  const user = found.value.users.find(({ emailAddress }) => emailAddress.trim().toLowerCase() === address);
  // The unreadable row may be theirs.
  if (user === undefined && found.value.unreadable > 0) return fail({ kind: 'unreachable', unreadable: true });
  return ok(user);
}

const toFound = ({ id, emailAddress }: { readonly id: string; readonly emailAddress: string }): Found =>
  ok({ judged: 'do', version: null, before: { userId: id, emailAddress } });

const toUnresolved = (reason: UserReason): Found => ok({ judged: { cannot: reason }, version: null, before: {} });
