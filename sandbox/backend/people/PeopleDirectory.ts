import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import { AccessGrants, rightsFor, type StoredGrant } from '#sandbox/backend/users/AccessGrants';
import { profileShown } from '@/domain/profile/profileShown.rule';
import { rightKey } from '@/domain/users/UserGroup';
import type { Assignment, PatientFacts } from '#sandbox/backend/patients/PatientPast';
import type { KnownPerson, Patient, StaffMember } from './KnownPerson';
import type { RegisteredPerson } from './RegisteredPerson';

/** Users' changes to themselves; absent fields are as in the seed. */
export interface PersonDetails {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** The name that patients see; empty for none. */
  readonly screenName?: string;
  readonly language?: string;
  readonly biography?: string;
}

/** A person added as a whole, by an import or as a copy. */
export interface ImportedPerson {
  readonly id: string;
  readonly kind: 'patient' | 'registered' | 'staff';
  readonly person: KnownPerson | RegisteredPerson;
  readonly facts?: PatientFacts;
  /** Therapists to whom the patient was given without a chat. */
  readonly assigned?: readonly Assignment[];
}

export interface PeopleSources {
  readonly clock: { now(): number };
  readonly everybody: readonly KnownPerson[];
  /** Patients without accounts, needed when a person is not among the others. */
  readonly crowd?: () => readonly Patient[];
  /** People of the list whom no one plays, by their ids. */
  readonly registered?: () => ReadonlyMap<string, RegisteredPerson>;
}

/** Everybody the backend knows: who was there before the first call, and what calls have changed since. */
export class PeopleDirectory {
  /** The scopes of staff. */
  readonly access: AccessGrants;
  private readonly byUid = new Map<string, KnownPerson>();
  private readonly byPatientId = new Map<string, Patient>();
  private readonly crowd: () => readonly Patient[];
  private crowdIndex: CrowdIndex | undefined;
  private readonly seededUsers: () => ReadonlyMap<string, RegisteredPerson>;
  private readonly created = new JournalledMap<RegisteredPerson>('people-created');
  private readonly details = new JournalledMap<PersonDetails>('person-details');
  /** The id in the list, by the identity id of a user who chose their password later. */
  private readonly linked = new JournalledMap<string>('people-linked');
  private readonly flags = new JournalledMap<{ readonly highRisk: boolean; readonly highRiskSince?: number }>(
    'high-risk',
  );

  /** Ids of seeded people who are no longer known; the seed's data about them is void. */
  private readonly erased = new JournalledMap<true>('people-erased');
  private readonly imported = new JournalledMap<ImportedPerson>('people-imported');

  constructor({ clock, everybody, crowd = () => [], registered = () => new Map() }: PeopleSources) {
    this.crowd = crowd;
    this.seededUsers = registered;
    for (const person of everybody) {
      this.byUid.set(person.uid, person);
      if (person.role === 'patient') this.byPatientId.set(person.patientId, person);
    }
    this.access = new AccessGrants({
      clock,
      idOf: uid => this.idOf(uid),
      seeded: id => seededGrants(this.byUid.get(id) ?? this.registered(id)),
    });
  }

  attachTo(journal: JournalHost): this {
    this.flags.attachTo(journal);
    this.created.attachTo(journal);
    this.details.attachTo(journal);
    this.erased.attachTo(journal);
    this.imported.attachTo(journal);
    this.linked.attachTo(journal);
    this.access.attachTo(journal);
    return this;
  }

  /** True for staff: everyone seeded as staff, and everyone who holds a right now. */
  isStaff(uid: string): boolean {
    const seeded = this.byUid.get(uid);
    return seeded === undefined ? this.access.scopesOf(uid).length > 0 : seeded.role !== 'patient';
  }

  /** A person created in the list. */
  create(person: RegisteredPerson): void {
    this.created.put(person.id, person);
  }

  /** A person in the list by their id; undefined for seeded staff and patients. */
  registered(id: string): RegisteredPerson | undefined {
    return this.created.get(id) ?? (this.isErased(id) ? undefined : this.seededUsers().get(id));
  }

  /** True if the seeded data under an id is void. */
  isErased(id: string): boolean {
    return this.erased.get(id) === true;
  }

  /** The import of a patient. */
  importedOf(patientId: string): ImportedPerson | undefined {
    return [...this.imported.values()].find(({ person }) => 'patientId' in person && person.patientId === patientId);
  }

  importedPeople(): readonly ImportedPerson[] {
    return [...this.imported.values()];
  }

  importedAssignments(): readonly Assignment[] {
    return this.importedPeople().flatMap(({ assigned = [] }) => assigned);
  }

  /** Removes the person with these ids. */
  erase({ id, person }: Pick<ImportedPerson, 'id' | 'person'>): void {
    const patientId = 'patientId' in person ? person.patientId : undefined;
    const ids = [id, ...('uid' in person ? [person.uid] : []), ...(patientId === undefined ? [] : [patientId])];
    for (const one of new Set(ids)) this.erased.put(one, true);
    this.created.remove(id);
    this.imported.remove(id);
    if (patientId !== undefined) this.flags.remove(patientId);
  }

  /** Imports a person, or restores one. */
  restore(account: ImportedPerson & { readonly highRisk?: boolean; readonly highRiskSince?: number }): void {
    const { id, kind, person, facts, assigned, highRisk, highRiskSince } = account;
    if (kind === 'registered') return this.create(person as RegisteredPerson);
    this.imported.put(id, { id, kind, person, ...(facts && { facts }), ...(assigned && { assigned }) });
    if ('patientId' in person && highRisk !== undefined)
      this.flags.put(person.patientId, { highRisk, ...(highRiskSince !== undefined && { highRiskSince }) });
  }

  /** Staff and patients from before the first call, the crowd among them. */
  seededPeople(): readonly KnownPerson[] {
    return [...this.byUid.values(), ...this.crowd()];
  }

  /** People of the list from before the first call. */
  seededRegistered(): Iterable<RegisteredPerson> {
    return this.seededUsers().values();
  }

  /** People of the list who were created by a call. */
  createdPeople(): Iterable<RegisteredPerson> {
    return this.created.values();
  }

  /** The id of a person in the list. */
  idOf(uid: string): string {
    return this.linked.get(uid) ?? uid;
  }

  /** Identity ids of a person in the list. */
  identitiesOf(id: string): readonly string[] {
    return [id, ...[...this.linked.ids()].filter(uid => this.linked.get(uid) === id)];
  }

  /** An account whose address is that of an entry of the list becomes that person. */
  link(uid: string, email: string): void {
    for (const { id, email: listed } of [...this.seededRegistered(), ...this.createdPeople()])
      if (listed === email.toLowerCase() && this.identitiesOf(id).length === 1) return this.linked.put(uid, id);
  }

  /** True if an entry of the list has an address, even of someone who has never signed in. */
  isListed(email: string): boolean {
    const everybody = [...this.seededRegistered(), ...this.createdPeople()];
    return everybody.some(({ id, email: first }) => (this.detailsOf(id).email ?? first) === email);
  }

  /** The name of a member of staff as patients see it. */
  nameForPatients({ uid, firstName, lastName }: Pick<StaffMember, 'uid' | 'firstName' | 'lastName'>): string {
    const { screenName = '', biography = '' } = this.detailsOf(uid);
    return profileShown({ profile: { firstName, lastName, screenName, biography, emailAddress: '' }, to: 'patient' })
      .name;
  }

  detailsOf(uid: string): PersonDetails {
    return this.details.get(this.idOf(uid)) ?? {};
  }

  setDetails(uid: string, details: PersonDetails): void {
    this.details.put(this.idOf(uid), { ...this.detailsOf(uid), ...details });
  }

  /** Ids of the people who have changed something of themselves. */
  peopleWithDetails(): Iterable<string> {
    return this.details.ids();
  }

  /** `at`: when; in milliseconds since 1970. */
  setHighRisk(patientId: string, highRisk: boolean, at: number): void {
    const known = this.patient(patientId);
    const since = known?.highRisk ? known.highRiskSince : at;
    this.flags.put(patientId, { highRisk, ...(highRisk && since !== undefined && { highRiskSince: since }) });
  }

  find(uid: string): KnownPerson | undefined {
    const person = this.known(uid);
    if (person === undefined) return undefined;
    return person.role === 'patient' ? this.named(person) : this.atPresent(person);
  }

  patient(patientId: string): Patient | undefined {
    const patient = this.knownPatient(patientId);
    return patient && { ...this.named(patient), ...this.flags.get(patientId) };
  }

  staff(): readonly StaffMember[] {
    const seeded = [...this.byUid.values(), ...this.importedAs('staff')].filter(
      (person): person is StaffMember => person.role !== 'patient' && this.known(person.uid) === person,
    );
    const linked = [...this.linked.ids()].flatMap(uid => this.asStaff(uid) ?? []);
    return [...seeded, ...linked].map(person => this.atPresent(person));
  }

  /** Those who have accounts. */
  patients(): readonly Patient[] {
    return [...this.byPatientId.values(), ...this.importedAs('patient')].flatMap(person =>
      person.role === 'patient' && this.known(person.uid) === person ? this.named(person) : [],
    );
  }

  staffWith(scope: string): readonly StaffMember[] {
    return this.staff().filter(({ scopes }) => scopes.includes(scope));
  }

  private known(uid: string): KnownPerson | undefined {
    const brought = this.imported.get(uid)?.person;
    if (brought && 'role' in brought) return brought;
    if (this.isErased(uid)) return undefined;
    return this.byUid.get(uid) ?? this.asStaff(uid) ?? this.ofCrowd().byUid.get(uid);
  }

  private knownPatient(patientId: string): Patient | undefined {
    const brought = this.importedOf(patientId)?.person;
    if (brought && 'patientId' in brought) return brought;
    if (this.isErased(patientId)) return undefined;
    return this.byPatientId.get(patientId) ?? this.ofCrowd().byPatientId.get(patientId);
  }

  private importedAs(kind: 'staff' | 'patient'): readonly KnownPerson[] {
    return this.importedPeople().flatMap(({ kind: own, person }) => (own === kind && 'role' in person ? person : []));
  }

  private asStaff(uid: string): StaffMember | undefined {
    const found = this.registered(this.idOf(uid));
    if (found === undefined) return undefined;
    const { email, firstName, lastName, groups = [], disabled } = found;
    const person = { uid, email, firstName, lastName, groups, scopes: [], mfa: [], staffId: `staff-${found.id}` };
    return { ...person, role: roleOf(this.access.scopesOf(uid)), ...(disabled && { disabled }) };
  }

  /** With their present scopes. A change of access also sets the role. */
  private atPresent(person: StaffMember): StaffMember {
    const scopes = this.access.scopesOf(person.uid);
    return { ...this.named(person), scopes, ...(this.access.isChanged(person.uid) && { role: roleOf(scopes) }) };
  }

  /** With the address and the names that they have now. */
  private named<P extends KnownPerson>(person: P): P {
    const {
      email = person.email,
      firstName = person.firstName,
      lastName = person.lastName,
    } = this.detailsOf(person.uid);
    return { ...person, email, firstName, lastName };
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

/** The seed does not record who granted these rights. */
function seededGrants(person: KnownPerson | RegisteredPerson | undefined): readonly StoredGrant[] {
  if (person === undefined || ('role' in person && person.role === 'patient')) return [];
  const scopes = 'scopes' in person ? person.scopes : [];
  const { groups = [] } = person;
  // Most of the 12,000 hold no right.
  if (scopes.length + groups.length === 0) return [];
  return rightsFor(scopes, groups).map(right => ({
    id: `${'id' in person ? person.id : person.uid} ${rightKey(right)}`,
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
