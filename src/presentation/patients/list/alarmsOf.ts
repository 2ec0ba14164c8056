import type { ArrangedPatient } from '@/domain/patients/list/arrangePatients';
import type { SignName } from '@/domain/patients/list/needSigns.rule';
import type { PatientAlarms } from '../../chat/conversations/PatientAlarm';
import { signText } from './signText';

/** The list of chats knows these itself, and sooner. */
const KNOWN_IN_CHAT: readonly SignName[] = ['highRisk', 'emergencyRequest'];

/** The alarms of patients that a list of chats does not know; `now` in milliseconds since 1970. */
export function alarmsOf(patients: readonly ArrangedPatient[], now: number): PatientAlarms {
  return new Map(
    patients.flatMap(({ patient, signs }) => {
      const [first, ...more] = signs.filter(({ level, name }) => level === 'alarm' && !KNOWN_IN_CHAT.includes(name));
      return first === undefined
        ? []
        : [[patient.id, { first: signText(first, patient, now), more: more.length }] as const];
    }),
  );
}
