import { Spinner } from '@blueprintjs/core';
import { DashboardPage } from '../../dashboards/DashboardPage';
import { dashboardsText } from '../../dashboards/dashboardsText';
import { Downloaded } from '../../kit/Downloaded';
import { useShellStores } from '../useShellStores';

/** The page that shows dashboards (DOMO), inside the shell, once its stores are downloaded. */
export function DashboardInShell() {
  const { dashboards } = useShellStores();
  return (
    <Downloaded load={dashboards} fallback={<Spinner aria-label={dashboardsText('loading')} />}>
      {stores => <DashboardPage stores={stores} />}
    </Downloaded>
  );
}
