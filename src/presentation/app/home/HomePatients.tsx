import { Spinner } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { AreaBoundary } from '../../kit/AreaBoundary';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { useStores } from '../../kit/useStores';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';

const HomeRisk = lazy(async () => {
  const [{ HomeRisk: Card }] = await Promise.all([import('./HomeRisk'), textCatalogue.add('patients')]);
  return { default: Card };
});

/** The patients in one's care, downloaded after the rest of the page. */
export function HomePatients() {
  const { report } = useStores();
  const { patients } = useShellStores();
  return (
    <AreaBoundary area="assigned patients" report={report}>
      <Suspense fallback={<Spinner size={24} aria-label={appText('loadingPage')} />}>
        <HomeRisk load={patients} />
      </Suspense>
    </AreaBoundary>
  );
}
