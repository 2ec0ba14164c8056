import { useEffect } from 'react';
import type { PatientAlarms } from '../../chat/conversations/PatientAlarmsContext';
import { useLooking } from '../../kit/useAttention';
import { useStore } from '../../kit/useStore';
import { watchAlarms } from './watchAlarms';
import type { AssignedPatientStores } from './AssignedPatientStores';

interface AssignedAlarmsProps {
  readonly stores: AssignedPatientStores;
  readonly onAlarms: (alarms: PatientAlarms) => void;
}

/** Loads the alarms of the assigned patients for a list that knows only some of them. Renders nothing. */
export function AssignedAlarms({ stores, onAlarms }: AssignedAlarmsProps) {
  const store = useStore(() => stores.home());
  useLooking(store);
  useEffect(() => watchAlarms(store, onAlarms), [store, onAlarms]);
  return null;
}
