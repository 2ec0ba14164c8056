import { observer } from 'mobx-react-lite';
import type { AdministrationStores } from '../AdministrationStores';
import { RegionPage } from '../../regions/RegionPage';
import { useShellStores } from '../useShellStores';

interface RegionInShellProps {
  readonly stores: Pick<AdministrationStores, 'regions'>;
}

/** The page of the region, with the signed-in user's permissions. */
export const RegionInShell = observer(function RegionInShell({ stores }: RegionInShellProps) {
  const { access } = useShellStores();
  return <RegionPage stores={stores.regions} mayChange={access.verdict('region-settings:edit') === 'allow'} />;
});
