import type { Patient, KnownPerson, StaffMember } from './KnownPerson';

/** Everybody the backend knows. No call of the table changes a person yet, so the list stands for the life of the process. */
export class PeopleDirectory {
  private readonly byUid = new Map<string, KnownPerson>();
  private readonly byPatientId = new Map<string, Patient>();

  constructor(everybody: readonly KnownPerson[]) {
    for (const person of everybody) {
      this.byUid.set(person.uid, person);
      if (person.role === 'patient') this.byPatientId.set(person.patientId, person);
    }
  }

  find(uid: string): KnownPerson | undefined {
    return this.byUid.get(uid);
  }

  patient(patientId: string): Patient | undefined {
    return this.byPatientId.get(patientId);
  }

  staff(): readonly StaffMember[] {
    return [...this.byUid.values()].filter(person => person.role !== 'patient');
  }

  patients(): readonly Patient[] {
    return [...this.byPatientId.values()];
  }

  staffWith(scope: string): readonly StaffMember[] {
    return this.staff().filter(({ scopes }) => scopes.includes(scope));
  }
}
