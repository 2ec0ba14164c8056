import { compareStructural, reaction } from 'mobx';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { PatientAlarms } from '../../chat/conversations/PatientAlarmsContext';
import type { HomePatientsStore } from './HomePatientsStore';
import type { ArrangedPatient } from '@/domain/patients/list/arrangePatients';
import type { SignName } from '@/domain/patients/list/needSigns.rule';
import { signText } from './signText';

/** Notifies of the patients' alarms immediately and on every change. */
export const watchAlarms = (
  store: Pick<HomePatientsStore, 'arranged' | 'now'>,
  onAlarms: (alarms: PatientAlarms) => void,
): Unsubscribe =>
  reaction(() => alarmsOf(store.arranged, store.now), onAlarms, { fireImmediately: true, equals: compareStructural });

/** The list of chats knows these itself, and sooner. */
const KNOWN_IN_CHAT: readonly SignName[] = ['highRisk', 'emergencyRequest'];

/** The alarms of patients that a list of chats does not know; `now` in milliseconds since 1970. */
function alarmsOf(patients: readonly ArrangedPatient[], now: number): PatientAlarms {
  return new Map(
    patients.flatMap(({ patient, signs }) => {
      const [first, ...more] = signs.filter(({ level, name }) => level === 'alarm' && !KNOWN_IN_CHAT.includes(name));
      return first === undefined
        ? []
        : [[patient.id, { first: signText(first, patient, now), more: more.length }] as const];
    }),
  );
}
