import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { StaffMember } from '#sandbox/backend/people/KnownPerson';
import { BackendError } from '#sandbox/backend/kernel/BackendError';

/** The calling member of staff; refuses a patient who came to have a staff scope. */
export function staffMember(people: PeopleDirectory, uid: string): StaffMember {
  const person = people.find(uid);
  if (!person || person.role === 'patient')
    throw new BackendError(403, 'Forbidden', 'The caller is not a member of staff.');
  return person;
}
