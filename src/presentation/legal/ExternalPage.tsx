import { Downloaded } from '../kit/Downloaded';
import { useStores } from '../app/useStores';
import { WaitingPage } from '../session/WaitingPage';
import { ExternalShell } from './ExternalShell';

/** The external shell, once its stores have been downloaded. */
export function ExternalPage() {
  const { external } = useStores();
  return (
    <Downloaded load={external} fallback={<WaitingPage />}>
      {stores => <ExternalShell stores={stores} />}
    </Downloaded>
  );
}
