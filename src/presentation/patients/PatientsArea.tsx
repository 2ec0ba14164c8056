import { Spinner } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Downloaded } from '../kit/Downloaded';
import './patients.css';
import type { PatientStores } from './PatientStores';
import { patientsText } from './patientsText';

interface PatientsAreaProps {
  readonly load: () => Promise<PatientStores>;
  readonly children: (stores: PatientStores) => ReactNode;
}

/** Shows a patients' screen once its code has been downloaded. */
export function PatientsArea({ load, children }: PatientsAreaProps) {
  const fallback = <Spinner className="patients-wait" aria-label={patientsText('list.loading')} />;
  return (
    <Downloaded load={load} fallback={fallback}>
      {children}
    </Downloaded>
  );
}
