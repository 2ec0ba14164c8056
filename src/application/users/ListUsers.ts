import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import type { ListedUser } from '@/domain/users/ListedUser';
import { addressBeginning } from '@/domain/users/storedAddress';
import type { UserFilter, UserGateway, UserListPage } from './ports/UserGateway';

/** The users loaded so far. */
export interface UserList {
  readonly rows: readonly ListedUser[];
  /** Number of matches, loaded or not. */
  readonly total: number;
  readonly isComplete: boolean;
  /** Unreadable rows, included in `total`. */
  readonly unreadable: number;
  readonly cursors: readonly string[];
}

const NOTHING = { rows: [], unreadable: 0, cursors: [] } as const;

export class ListUsers {
  constructor(private readonly users: Pick<UserGateway, 'list'>) {}

  /** `loaded`: the list so far. If the server no longer knows its position, the list restarts. */
  async execute(filter: UserFilter, loaded?: UserList): Promise<Result<UserList, CallFailure>> {
    const { cursors } = loaded ?? NOTHING;
    const answer = await this.users.list(asRead(filter), cursors);
    if (!answer.ok) return answer.failure.kind === 'refused' && cursors.length > 0 ? this.execute(filter) : answer;
    // A page that links to itself is endless, and the rest of the list is unknown.
    const isCircle = cursors.length > 0 && answer.value.cursors.join() === cursors.join();
    return isCircle ? fail({ kind: 'refused' }) : ok(joined(loaded ?? NOTHING, answer.value));
  }
}

/** Cleans a search text that may have been copied from a message or a document. */
const asRead = ({ emailAddress, accessCode, ...filter }: UserFilter): UserFilter => ({
  ...filter,
  emailAddress: addressBeginning(pastedIdentifier(emailAddress)),
  accessCode: pastedIdentifier(accessCode),
});

/** Joins pages; a user who moved to the next page is listed once, as last loaded. */
function joined(
  { rows, unreadable }: Pick<UserList, 'rows' | 'unreadable'>,
  { users, total, cursors, unreadable: more }: UserListPage,
): UserList {
  const newer = new Set(users.map(({ id }) => id));
  return {
    rows: [...rows.filter(({ id }) => !newer.has(id)), ...users],
    total,
    isComplete: cursors.length === 0,
    unreadable: unreadable + more,
    cursors,
  };
}
