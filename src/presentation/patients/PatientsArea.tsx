import { Spinner } from '@blueprintjs/core';
import { Suspense, use, type ReactNode } from 'react';
import './patients.css';
import type { PatientStores } from './PatientStores';
import { patientsText } from './patientsText';

interface PatientsAreaProps {
  readonly load: () => Promise<PatientStores>;
  readonly children: (stores: PatientStores) => ReactNode;
}

/** Shows a screen of patients when what it works with has been downloaded. */
export function PatientsArea(props: PatientsAreaProps) {
  return (
    <Suspense fallback={<Spinner className="patients-wait" aria-label={patientsText('list.loading')} />}>
      <Downloaded {...props} />
    </Suspense>
  );
}

function Downloaded({ load, children }: PatientsAreaProps) {
  return children(use(load()));
}
