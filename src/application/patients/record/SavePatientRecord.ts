import {
  toPatientRecordTexts,
  type PatientRecord,
  type RecordFieldName,
  type RecordTexts,
} from '@/domain/patients/record/PatientRecord';
import { fail, type Result } from '@/domain/kernel/Result';
import type { PatientRecordGateway } from '../ports/PatientRecordGateway';
import type { Versioned } from '../../kernel/ports/Versioned';
import { saveMerged, type MergedSave, type SaveMergedFailure } from '../../kernel/forms/saveMerged';

export interface RecordDraft {
  readonly patientId: string;
  /** The record that the user started from. */
  readonly base: Versioned<PatientRecord>;
  readonly mine: RecordTexts;
  /** Earlier attempts without an answer. */
  readonly sent?: readonly RecordTexts[];
  /** `base` has no version known to the server. */
  readonly readFirst?: boolean;
}

/** Nothing was saved: these fields were unreadable on the server, so their loss could not be judged. */
export interface UnreadFields {
  readonly kind: 'fieldsNotRead';
  readonly fields: readonly RecordFieldName[];
}

/** Saves a user's changes to a patient's record, merged field by field with concurrent changes. */
export class SavePatientRecord {
  constructor(private readonly gateway: PatientRecordGateway) {}

  execute({
    patientId,
    base,
    mine,
    sent = [],
    readFirst = false,
  }: RecordDraft): Promise<Result<MergedSave<PatientRecord>, SaveMergedFailure<PatientRecord, UnreadFields>>> {
    const baseTexts = toPatientRecordTexts(base.value);
    let newest = base.value;
    return saveMerged<PatientRecord, UnreadFields>(
      { base, mine, sent, readFirst },
      {
        fieldsOf: record => toPatientRecordTexts(record, baseTexts),
        read: async () => {
          const read = await this.gateway.read(patientId);
          if (read.ok) newest = read.value.value;
          return read;
        },
        change: async (changes, etag) => {
          const fields = (Object.keys(changes) as RecordFieldName[]).filter(name => newest[name] === 'couldNotCheck');
          if (fields.length > 0) return fail({ kind: 'fieldsNotRead', fields });
          return this.gateway.change(patientId, changes, etag);
        },
      },
    );
  }
}
