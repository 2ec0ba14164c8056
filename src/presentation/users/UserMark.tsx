import type { ListedUser } from '@/domain/users/ListedUser';
import { usersText } from './usersText';

/** Whether an account is in use and protected, in words and colour. */
export function UserMark({ user: { state } }: { readonly user: Pick<ListedUser, 'state'> }) {
  const shown = state ?? 'unknown';
  return <span className={`user-mark user-mark-${shown}`}>{usersText(`state.${shown}`)}</span>;
}

/** What kind of account it is, where that decides what can be done with it. */
export function UserKindMark({ user: { kind } }: { readonly user: Pick<ListedUser, 'kind'> }) {
  return <span className="user-mark user-mark-kind">{usersText(`kind.${kind ?? 'unknown'}`)}</span>;
}
