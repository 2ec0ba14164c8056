import type { DutiesDto } from '@/infrastructure/http/users/userDtos';
import { LONGEST_APPOINTMENT_MS } from '#sandbox/backend/patients/AssignedPatientViews';
import type { CareServices } from '#sandbox/backend/patients/CareServices';

/** Counts what depends on a therapist now. */
export function dutiesOf({ chat, care, moments, clock }: CareServices, uids: readonly string[]): Required<DutiesDto> {
  const assigned = uids.flatMap(uid => care.assignedTo(uid).map(({ patientId }) => ({ uid, patientId })));
  const appointments = assigned.flatMap(({ uid, patientId }) =>
    upcoming({ moments, clock }, patientId).filter(({ author }) => author === uid),
  );
  return {
    openChats: uids.flatMap(uid => chat.rooms.roomsOf(uid)).length,
    patientsLed: assigned.filter(({ uid, patientId }) => care.leadOf(patientId) === uid).length,
    appointments: appointments.length,
  };
}

/** The open items of a patient now. */
export const openWithPatient = ({ chat, ...services }: CareServices, patientId: string): Required<DutiesDto> => ({
  openChats: chat.rooms.activeOf(patientId) === undefined ? 0 : 1,
  patientsLed: 0,
  appointments: upcoming(services, patientId).length,
});

function upcoming({ moments, clock }: Pick<CareServices, 'moments' | 'clock'>, patientId: string) {
  const now = clock.now();
  return moments
    .historyOf(patientId)
    .select({ types: new Set(['appointment']), from: now - LONGEST_APPOINTMENT_MS, limit: 200 })
    .filter(
      ({ deleted, content: { appointment } }) =>
        !deleted && appointment?.status === 'scheduled' && Date.parse(appointment.endsAt) > now,
    );
}
