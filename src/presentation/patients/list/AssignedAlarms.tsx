import { compareStructural, reaction } from 'mobx';
import { useEffect } from 'react';
import type { PatientAlarms } from '../../chat/conversations/PatientAlarm';
import { useLooking } from '../../kit/useAttention';
import { useStore } from '../../kit/useStore';
import { alarmsOf } from './alarmsOf';
import type { AssignedPatientStores } from './AssignedPatientStores';

interface AssignedAlarmsProps {
  readonly stores: AssignedPatientStores;
  readonly onAlarms: (alarms: PatientAlarms) => void;
}

/** Finds the alarms of the assigned patients for a list that knows only part of them; it shows nothing itself. */
export function AssignedAlarms({ stores, onAlarms }: AssignedAlarmsProps) {
  const store = useStore(() => stores.home());
  useLooking(store);
  useEffect(
    () =>
      reaction(() => alarmsOf(store.arranged, store.now), onAlarms, {
        fireImmediately: true,
        equals: compareStructural,
      }),
    [store, onAlarms],
  );
  return null;
}
