import type { DutiesDto } from '@/infrastructure/http/users/userDtos';
import { LONGEST_APPOINTMENT_MS } from '#sandbox/backend/patients/AssignedPatientViews';
import type { CareParts } from '#sandbox/backend/patients/CareParts';

/** What depends on a therapist now. */
export function dutiesOf({ chat, care, moments, clock }: CareParts, uids: readonly string[]): Required<DutiesDto> {
  const now = clock.now();
  const assigned = uids.flatMap(uid => care.assignedTo(uid).map(({ patientId }) => ({ uid, patientId })));
  const appointments = assigned.flatMap(({ uid, patientId }) =>
    moments
      .of(patientId)
      .select({ types: new Set(['appointment']), from: now - LONGEST_APPOINTMENT_MS, limit: 200 })
      .filter(({ author, deleted, content: { appointment } }) => {
        return (
          author === uid && !deleted && appointment?.status === 'scheduled' && Date.parse(appointment.endsAt) > now
        );
      }),
  );
  return {
    openChats: uids.flatMap(uid => chat.rooms.of(uid)).length,
    patientsLed: assigned.filter(({ uid, patientId }) => care.leadOf(patientId) === uid).length,
    appointments: appointments.length,
  };
}
