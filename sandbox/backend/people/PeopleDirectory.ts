import { JournalledMap, type Keeper } from '#sandbox/backend/kernel/JournalledMap';
import { AccessGrants, rightsFor, type StoredGrant } from '#sandbox/backend/users/AccessGrants';
import { rightKey } from '@/domain/users/userGroups';
import type { KnownPerson, Patient, StaffMember } from './KnownPerson';

export interface PeopleSources {
  readonly clock: { now(): number };
  readonly everybody: readonly KnownPerson[];
  /** Patients without accounts, needed when somebody is not among the others. */
  readonly crowd?: () => readonly Patient[];
}

/** Everybody the backend knows: who was there before the first call, and what calls have changed since. */
export class PeopleDirectory {
  /** What staff may do. */
  readonly access: AccessGrants;
  private readonly byUid = new Map<string, KnownPerson>();
  private readonly byPatientId = new Map<string, Patient>();
  private readonly crowd: () => readonly Patient[];
  private crowdIndex: CrowdIndex | undefined;
  private readonly added = new JournalledMap<StaffMember>('people-added');
  private readonly flags = new JournalledMap<{ readonly highRisk: boolean; readonly highRiskSince?: number }>(
    'high-risk',
  );

  constructor({ clock, everybody, crowd = () => [] }: PeopleSources) {
    this.crowd = crowd;
    for (const person of everybody) {
      this.byUid.set(person.uid, person);
      if (person.role === 'patient') this.byPatientId.set(person.patientId, person);
    }
    this.access = new AccessGrants(clock, uid => seededGrants(this.byUid.get(uid)));
  }

  keepIn(keeper: Keeper): this {
    this.flags.keepIn(keeper);
    this.added.keepIn(keeper);
    this.access.keepIn(keeper);
    return this;
  }

  /** Somebody who becomes staff. */
  add(person: StaffMember): void {
    this.added.put(person.uid, person);
  }

  /** `at`: when; in milliseconds since 1970. */
  setHighRisk(patientId: string, highRisk: boolean, at: number): void {
    const known = this.patient(patientId);
    const since = known?.highRisk ? known.highRiskSince : at;
    this.flags.put(patientId, { highRisk, ...(highRisk && since !== undefined && { highRiskSince: since }) });
  }

  find(uid: string): KnownPerson | undefined {
    const person = this.byUid.get(uid) ?? this.added.get(uid) ?? this.ofCrowd().byUid.get(uid);
    return person && person.role !== 'patient' ? this.atPresent(person) : person;
  }

  patient(patientId: string): Patient | undefined {
    const patient = this.byPatientId.get(patientId) ?? this.ofCrowd().byPatientId.get(patientId);
    return patient && { ...patient, ...this.flags.get(patientId) };
  }

  staff(): readonly StaffMember[] {
    const seeded = [...this.byUid.values()].filter(person => person.role !== 'patient');
    return [...seeded, ...this.added.values()].map(person => this.atPresent(person));
  }

  /** Those who have accounts. */
  patients(): readonly Patient[] {
    return [...this.byPatientId.values()];
  }

  staffWith(scope: string): readonly StaffMember[] {
    return this.staff().filter(({ scopes }) => scopes.includes(scope));
  }

  /** With the scopes that they hold now. Whose access has changed has the role that follows from it. */
  private atPresent(person: StaffMember): StaffMember {
    const scopes = this.access.scopesOf(person.uid);
    return { ...person, scopes, ...(this.access.isChanged(person.uid) && { role: roleOf(scopes) }) };
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

/** Nobody recorded who gave what was there before the first call. */
function seededGrants(person: KnownPerson | undefined): readonly StoredGrant[] {
  if (person === undefined || person.role === 'patient') return [];
  return rightsFor(person.scopes, person.groups).map(right => ({
    id: `${person.uid} ${rightKey(right)}`,
    right,
    from: 0,
    until: null,
    by: null,
    reason: '',
    lastDay: null,
    confirmedAt: null,
  }));
}

function roleOf(scopes: readonly string[]): StaffMember['role'] {
  if (scopes.some(scope => scope === 'therapist:list-patients' || scope.startsWith('chat:view'))) return 'therapist';
  if (scopes.length === 0) return 'none';
  return scopes.every(scope => scope.startsWith('mi-report:') || scope.startsWith('domo-reports:'))
    ? 'analyst'
    : 'administrator';
}
