import { JournalledMap, type Keeper } from '#sandbox/backend/kernel/JournalledMap';
import type { Patient, KnownPerson, StaffMember } from './KnownPerson';

/**
 * Everybody the backend knows. The list stands for the life of the process; what calls change of a person is kept
 * beside it.
 */
export class PeopleDirectory {
  private readonly byUid = new Map<string, KnownPerson>();
  private readonly byPatientId = new Map<string, Patient>();
  private crowdIndex: CrowdIndex | undefined;
  private readonly flags = new JournalledMap<{ readonly highRisk: boolean; readonly highRiskSince?: number }>(
    'high-risk',
  );

  /** `crowd`: patients without accounts, asked for when somebody is not among the others. */
  constructor(
    everybody: readonly KnownPerson[],
    private readonly crowd: () => readonly Patient[] = () => [],
  ) {
    for (const person of everybody) {
      this.byUid.set(person.uid, person);
      if (person.role === 'patient') this.byPatientId.set(person.patientId, person);
    }
  }

  keepIn(keeper: Keeper): this {
    this.flags.keepIn(keeper);
    return this;
  }

  /** `at`: when; in milliseconds since 1970. */
  setHighRisk(patientId: string, highRisk: boolean, at: number): void {
    const known = this.patient(patientId);
    const since = known?.highRisk ? known.highRiskSince : at;
    this.flags.put(patientId, { highRisk, ...(highRisk && since !== undefined && { highRiskSince: since }) });
  }

  find(uid: string): KnownPerson | undefined {
    return this.byUid.get(uid) ?? this.ofCrowd().byUid.get(uid);
  }

  patient(patientId: string): Patient | undefined {
    const patient = this.byPatientId.get(patientId) ?? this.ofCrowd().byPatientId.get(patientId);
    return patient && { ...patient, ...this.flags.get(patientId) };
  }

  staff(): readonly StaffMember[] {
    return [...this.byUid.values()].filter(person => person.role !== 'patient');
  }

  /** Those who have accounts. */
  patients(): readonly Patient[] {
    return [...this.byPatientId.values()];
  }

  staffWith(scope: string): readonly StaffMember[] {
    return this.staff().filter(({ scopes }) => scopes.includes(scope));
  }

  private ofCrowd(): CrowdIndex {
    return (this.crowdIndex ??= indexOf(this.crowd()));
  }
}

interface CrowdIndex {
  readonly byUid: ReadonlyMap<string, Patient>;
  readonly byPatientId: ReadonlyMap<string, Patient>;
}

function indexOf(crowd: readonly Patient[]): CrowdIndex {
  return {
    byUid: new Map(crowd.map(patient => [patient.uid, patient])),
    byPatientId: new Map(crowd.map(patient => [patient.patientId, patient])),
  };
}
