import { observer } from 'mobx-react-lite';
import type { Scope } from '@/domain/kernel/Scope';
import type { AdministrationStores } from '../AdministrationStores';
import { PROMOTION_PAGES, type PromotionPageName } from '../../users/promotions/promotionFields';
import { moverScopes } from '../../users/rightFields';
import { UsersPage } from '../../users/UsersPage';
import { useShellStores } from '../useShellStores';

interface UsersInShellProps {
  readonly stores: Pick<AdministrationStores, 'users'>;
}

/** The scopes that the pages of promotions need, as in the menu. */
const scopes: Readonly<Record<PromotionPageName, Scope>> = {
  promoteAnalyst: 'iams:escalate-to-analyst',
  endAnalyst: 'iams:downgrade-from-analyst',
  therapists: 'iams:escalate-to-therapist',
};

/** The page of users, with the signed-in user's permissions. Its tabs are named after their users. */
export const UsersInShell = observer(function UsersInShell({ stores }: UsersInShellProps) {
  const { access, tabs } = useShellStores();
  const may = (scope: Scope): boolean => access.verdict(scope) === 'allow';
  return (
    <UsersPage
      stores={stores.users}
      promotions={PROMOTION_PAGES.filter(page => may(scopes[page]))}
      mayChangeGroups={may('organisations:edit-thrive')}
      mayMove={moverScopes.some(may)}
      onName={(id, name) => tabs.learnName({ kind: 'user', id }, name)}
    />
  );
});
