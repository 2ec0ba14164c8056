import type { ListedUser } from '@/domain/users/ListedUser';
import { Tag } from '../kit/layout/Tag';
import { usersText } from './usersText';

const intents = {
  active: 'success',
  disabled: 'neutral',
  noSecondFactor: 'warning',
  neverSignedIn: 'warning',
  unknown: 'neutral',
} as const;

/** Shows in words and colour whether an account is in use and protected. */
export function UserMark({ user: { state } }: { readonly user: Pick<ListedUser, 'state'> }) {
  const shown = state ?? 'unknown';
  return <Tag intent={intents[shown]}>{usersText(`state.${shown}`)}</Tag>;
}

/** The kind of an account, which decides what can be done with it. */
export function UserKindMark({ user: { kind } }: { readonly user: Pick<ListedUser, 'kind'> }) {
  return <Tag>{usersText(`kind.${kind ?? 'unknown'}`)}</Tag>;
}
