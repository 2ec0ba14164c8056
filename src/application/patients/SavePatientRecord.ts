import { toPatientRecordTexts, type PatientRecord, type RecordTexts } from '@/domain/patients/PatientRecord';
import type { Result } from '@/domain/shared/Result';
import type { PatientRecordGateway } from './ports/PatientRecordGateway';
import type { Versioned } from './ports/Versioned';
import { saveMerged, type MergedSave, type SaveMergedFailure } from './saveMerged';

export interface RecordDraft {
  readonly patientId: string;
  /** What the person began from. */
  readonly base: Versioned<PatientRecord>;
  readonly mine: RecordTexts;
}

/** Saves what somebody changed in a patient's record, merged field by field with what others changed meanwhile. */
export class SavePatientRecord {
  constructor(private readonly gateway: PatientRecordGateway) {}

  execute({ patientId, base, mine }: RecordDraft): Promise<Result<MergedSave<PatientRecord>, SaveMergedFailure<PatientRecord>>> {
    return saveMerged(
      { base, mine },
      {
        fieldsOf: toPatientRecordTexts,
        read: () => this.gateway.read(patientId),
        change: (changes, etag) => this.gateway.change(patientId, changes as Partial<RecordTexts>, etag),
      },
    );
  }
}
