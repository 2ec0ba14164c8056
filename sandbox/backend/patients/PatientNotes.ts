import { randomUUID } from 'node:crypto';
import { JournalledMap, type Keeper } from '#sandbox/backend/shared/JournalledMap';

export interface PatientNote {
  readonly id: string;
  readonly patientId: string;
  /** Identity id. */
  readonly author: string;
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The notes of all patients' records. */
export class PatientNotes {
  private readonly notes = new JournalledMap<PatientNote>('patient-notes');

  keepIn(keeper: Keeper): this {
    this.notes.keepIn(keeper);
    return this;
  }

  add(written: Omit<PatientNote, 'id'>): PatientNote {
    const note = { id: randomUUID(), ...written };
    this.notes.put(note.id, note);
    return note;
  }

  find(id: string): PatientNote | undefined {
    return this.notes.get(id);
  }

  /** Newest first. */
  of(patientId: string): readonly PatientNote[] {
    return [...this.notes.values()].filter(note => note.patientId === patientId).reverse();
  }

  remove(id: string): void {
    this.notes.remove(id);
  }
}
