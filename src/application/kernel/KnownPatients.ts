import { apartById, distinguish } from '@/domain/kernel/distinguish';
import { patientName, readsAs, type NamedPatient } from '@/domain/kernel/patientName';
import { Listeners } from './Listeners';
import type { Unsubscribe } from './Unsubscribe';

type PatientList = 'chats' | 'assigned' | 'requests v1' | 'requests v2';

/** Patients on the lists of the signed-in user, to distinguish namesakes on every screen. */
export class KnownPatients {
  private readonly lists = new Map<PatientList, readonly NamedPatient[]>();
  /** All of them as text, to detect changes. */
  private known = '';
  private apart: ReadonlyMap<string, string> = new Map();
  private readonly listeners = new Listeners();

  /** Replaces the patients of a list after it was loaded. */
  learn(list: PatientList, patients: readonly NamedPatient[]): void {
    // An unreadable patient cannot be a namesake.
    const readable = patients.filter(({ id }) => id !== '');
    this.lists.set(list, readable);
    this.compare();
  }

  /** Clears the lists when the user signs out. */
  forget(): void {
    this.lists.clear();
    this.compare();
  }

  /** Adds texts that distinguish these patients from each other and from all on the lists. */
  distinguishAll<P extends NamedPatient>(patients: readonly P[]): readonly P[] {
    const apart = apartById([...this.all(), ...patients]);
    return patients.map(patient => distinguish(patient, apart));
  }

  /** Adds the text that distinguishes a listed patient from namesakes. */
  distinguish<P extends NamedPatient>(patient: P): P {
    return distinguish(patient, this.apart);
  }

  /** All patients without duplicates, with texts that distinguish namesakes. */
  get patients(): readonly NamedPatient[] {
    return [...new Map(this.all().map(patient => [patient.id, this.distinguish(patient)])).values()];
  }

  /** Returns the name of a listed patient; undefined for others. */
  nameOf(patientId: string): string | undefined {
    const patient = this.all().find(({ id }) => id === patientId);
    return patient && patientName(this.distinguish(patient));
  }

  /** Calls the listener when patients or names on the lists change. */
  watch(listener: () => void): Unsubscribe {
    return this.listeners.add(listener);
  }

  private all(): readonly NamedPatient[] {
    return [...this.lists.values()].flat();
  }

  private compare(): void {
    const known = [...new Set(this.all().map(patient => `${patient.id} ${patient.email} ${readsAs(patient)}`))].sort();
    if (known.join('\n') === this.known) return;
    this.known = known.join('\n');
    this.apart = apartById(this.all());
    this.listeners.notify();
  }
}
