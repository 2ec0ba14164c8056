import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import type { ListedUser } from '@/domain/users/ListedUser';
import { addressBeginning } from '@/domain/users/storedAddress';
import type { UserFilter, UserGateway, UserPage } from './ports/UserGateway';

/** People as far as they are loaded. */
export interface UserList {
  readonly rows: readonly ListedUser[];
  /** How many match, loaded or not. */
  readonly total: number;
  readonly isComplete: boolean;
  /** Rows that could not be read; they are part of `total`. */
  readonly unreadable: number;
  readonly cursors: readonly string[];
}

const NOTHING = { rows: [], unreadable: 0, cursors: [] } as const;

/** Lists the people that match, page by page. */
export class ListUsers {
  constructor(private readonly users: Pick<UserGateway, 'list'>) {}

  /** `loaded`: what is there already. Where the server no longer knows its place, the list begins again. */
  async execute(filter: UserFilter, loaded?: UserList): Promise<Result<UserList, CallFailure>> {
    const { cursors } = loaded ?? NOTHING;
    const answer = await this.users.list(asRead(filter), cursors);
    if (!answer.ok) return answer.failure.kind === 'refused' && cursors.length > 0 ? this.execute(filter) : answer;
    // A page that leads to itself has no end, and what is missing is unknown.
    const isCircle = cursors.length > 0 && answer.value.cursors.join() === cursors.join();
    return isCircle ? fail({ kind: 'refused' }) : ok(joined(loaded ?? NOTHING, answer.value));
  }
}

/** What is searched for may have been copied out of a message or a document. */
const asRead = ({ emailAddress, accessCode, ...filter }: UserFilter): UserFilter => ({
  ...filter,
  emailAddress: addressBeginning(pastedIdentifier(emailAddress)),
  accessCode: pastedIdentifier(accessCode),
});

/** Somebody who has moved to the next page meanwhile is there once, as they were loaded last. */
function joined(
  { rows, unreadable }: Pick<UserList, 'rows' | 'unreadable'>,
  { users, total, cursors, unreadable: more }: UserPage,
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
