import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { Assignment, PatientPast } from './PatientPast';

/** The past of existing patients: a deleted patient has none, and an imported one has their own. */
export function presentPast(past: PatientPast, people: PeopleDirectory): PatientPast {
  const isHidden = (patientId: string): boolean => people.isErased(patientId);
  const imported = (patientId: string): readonly Assignment[] => people.importedOf(patientId)?.assigned ?? [];
  return {
    moments: patientId => (isHidden(patientId) ? [] : past.moments(patientId)),
    record: patientId => (isHidden(patientId) ? {} : past.record(patientId)),
    risks: patientId => (isHidden(patientId) ? [] : past.risks(patientId)),
    facts: patientId => people.importedOf(patientId)?.facts ?? past.facts(patientId),
    assignedTo: uid => [
      ...past.assignedTo(uid).filter(({ patientId }) => !isHidden(patientId)),
      ...people.importedAssignments().filter(assignment => assignment.uid === uid),
    ],
    assignedOf: patientId =>
      isHidden(patientId) ? imported(patientId) : [...past.assignedOf(patientId), ...imported(patientId)],
    availability: uid => past.availability(uid),
  };
}
