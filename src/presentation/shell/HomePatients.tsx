import { Spinner } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { AreaBoundary } from '../shared/AreaBoundary';
import { textCatalogue } from '../shared/text/textCatalogue';
import { useStores } from '../shared/useStores';
import { shellText } from './shellText';
import { useShellStores } from './useShellStores';

const FlaggedPatients = lazy(async () => {
  const [{ FlaggedPatients: Flagged }] = await Promise.all([import('./FlaggedPatients'), textCatalogue.add('patients')]);
  return { default: Flagged };
});

/** The patients of one's care who are flagged, downloaded after the rest of the page. */
export function HomePatients() {
  const { report } = useStores();
  const { patients } = useShellStores();
  return (
    <AreaBoundary area="flagged patients" report={report}>
      <Suspense fallback={<Spinner size={24} aria-label={shellText('loadingPage')} />}>
        <FlaggedPatients load={patients} />
      </Suspense>
    </AreaBoundary>
  );
}
