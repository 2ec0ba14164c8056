import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { staffMember } from '#sandbox/backend/chat/staffMember';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import { AssignedPatientViews } from './AssignedPatientViews';
import type { CareServices } from './CareServices';

const nameOf = ({ lastName, firstName, patientId }: Patient): string =>
  `${lastName}\u0000${firstName}\u0000${patientId}`;

export function assignedPatientHandlers(services: CareServices): HandlersOf<'assignedPatients'> {
  const { chat, care, clock } = services;
  const views = new AssignedPatientViews(services);
  return {
    list: ({ caller, query: { skip, limit } }) => {
      const { uid } = staffMember(chat.people, caller.uid);
      const own = care.assignedTo(uid).flatMap(assignment => {
        const patient = chat.people.patient(assignment.patientId);
        return patient ? [{ assignment, patient, name: nameOf(patient) }] : [];
      });
      const page = own.sort((a, b) => (a.name < b.name ? -1 : 1)).slice(skip, skip + limit);
      return {
        total: own.length,
        asOf: new Date(clock.now()).toISOString(),
        patients: page.map(({ assignment, patient }) => views.view(assignment, patient)),
      };
    },
  };
}
