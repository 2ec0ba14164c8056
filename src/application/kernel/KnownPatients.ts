import { apartById, toldApart } from '@/domain/kernel/toldApart';
import { patientName, readsAs, type NamedPatient } from '@/domain/kernel/patientName';
import { Listeners } from './Listeners';
import type { Unsubscribe } from './Unsubscribe';

type PatientList = 'chats' | 'assigned' | 'requests v1' | 'requests v2';

/** The patients on the lists of the person signed in, so that namesakes are told apart on every screen. */
export class KnownPatients {
  private readonly lists = new Map<PatientList, readonly NamedPatient[]>();
  /** All of them, to see whether they have changed. */
  private known = '';
  private apart: ReadonlyMap<string, string> = new Map();
  private readonly listeners = new Listeners();

  /** A list was loaded; it replaces what it held before. */
  learn(list: PatientList, patients: readonly NamedPatient[]): void {
    // Who could not be read is nobody in particular.
    const readable = patients.filter(({ id }) => id !== '');
    this.lists.set(list, readable);
    this.compare();
  }

  /** The person has gone. */
  forget(): void {
    this.lists.clear();
    this.compare();
  }

  /** The patients with what tells them apart from each other and from all on the lists. */
  named<P extends NamedPatient>(patients: readonly P[]): readonly P[] {
    const apart = apartById([...this.all(), ...patients]);
    return patients.map(patient => toldApart(patient, apart));
  }

  /** A patient on one of the lists, with what tells them apart. */
  toldApart<P extends NamedPatient>(patient: P): P {
    return toldApart(patient, this.apart);
  }

  /** All of them, each once, with what tells them apart. */
  get patients(): readonly NamedPatient[] {
    return [...new Map(this.all().map(patient => [patient.id, this.toldApart(patient)])).values()];
  }

  /** Who a patient on one of the lists is; undefined for others. */
  nameOf(patientId: string): string | undefined {
    const patient = this.all().find(({ id }) => id === patientId);
    return patient && patientName(this.toldApart(patient));
  }

  /** Runs whenever the lists hold other patients, or other names. */
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
