import { observer } from 'mobx-react-lite';
import type { AdministrationStores } from '../AdministrationStores';
import type { PromotionPageName } from '../../users/promotions/promotionFields';
import { PromotionPage } from '../../users/promotions/PromotionPage';
import { useShellStores } from '../useShellStores';

interface PromotionInShellProps {
  readonly page: PromotionPageName;
  readonly stores: Pick<AdministrationStores, 'users'>;
}

/** A page of promotions, with the signed-in user's permissions. */
export const PromotionInShell = observer(function PromotionInShell({ page, stores }: PromotionInShellProps) {
  const { access } = useShellStores();
  // The backend has no call that ends a therapist's promotion: their groups are replaced, which needs a scope of its
  // own.
  const mayEnd = access.verdict('organisations:edit-thrive') === 'allow';
  const acts = page === 'endAnalyst' ? ['end' as const] : ['promote' as const];
  return (
    <PromotionPage
      page={page}
      stores={stores.users.bulk}
      acts={page === 'therapists' && mayEnd ? ['promote', 'end'] : acts}
    />
  );
});
