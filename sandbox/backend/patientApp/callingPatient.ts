import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

export type CallingPatient = (uid: string) => Patient;

/** The patient who calls; refuses everybody else with 403 `Forbidden`. */
export function callingPatient(people: PeopleDirectory): CallingPatient {
  return uid => {
    const person = people.find(uid);
    if (person?.role === 'patient') return person;
    throw new BackendError(403, 'Forbidden', 'The caller is not a patient.');
  };
}
