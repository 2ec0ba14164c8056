import { toPatientRecordTexts, type PatientRecord, type RecordTexts } from '@/domain/patients/record/PatientRecord';
import type { Result } from '@/domain/kernel/Result';
import type { PatientRecordGateway } from '../ports/PatientRecordGateway';
import type { Versioned } from '../../kernel/ports/Versioned';
import { saveMerged, type MergedSave, type SaveMergedFailure } from '../../kernel/forms/saveMerged';

export interface RecordDraft {
  readonly patientId: string;
  /** What the person began from. */
  readonly base: Versioned<PatientRecord>;
  readonly mine: RecordTexts;
  /** Earlier attempts without an answer. */
  readonly sent?: readonly RecordTexts[];
  /** `base` has no version that the server knows. */
  readonly readFirst?: boolean;
}

/** Saves what somebody changed in a patient's record, merged field by field with what others changed meanwhile. */
export class SavePatientRecord {
  constructor(private readonly gateway: PatientRecordGateway) {}

  execute({
    patientId,
    base,
    mine,
    sent = [],
    readFirst = false,
  }: RecordDraft): Promise<Result<MergedSave<PatientRecord>, SaveMergedFailure<PatientRecord>>> {
    return saveMerged(
      { base, mine, sent, readFirst },
      {
        fieldsOf: toPatientRecordTexts,
        read: () => this.gateway.read(patientId),
        change: (changes, etag) => this.gateway.change(patientId, changes as Partial<RecordTexts>, etag),
      },
    );
  }
}
