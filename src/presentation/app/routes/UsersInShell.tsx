import { observer } from 'mobx-react-lite';
import type { OrganisationStores } from '../../organisations/OrganisationStores';
import { UsersPage } from '../../users/UsersPage';
import { useShellStores } from '../useShellStores';

interface UsersInShellProps {
  readonly stores: Pick<OrganisationStores, 'users'>;
}

/** The page of people, for what the signed-in person may do there. */
export const UsersInShell = observer(function UsersInShell({ stores }: UsersInShellProps) {
  const { access } = useShellStores();
  return <UsersPage stores={stores.users} mayChangeGroups={access.verdict('organisations:edit-thrive') === 'allow'} />;
});
