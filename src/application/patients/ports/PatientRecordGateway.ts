import type { PatientRecord, RecordTexts } from '@/domain/patients/record/PatientRecord';
import type { Result } from '@/domain/kernel/Result';
import type { CallFailure } from '../../kernel/ports/CallFailure';
import type { Versioned } from '../../kernel/ports/Versioned';

export interface PatientRecordGateway {
  read(patientId: string): Promise<Result<Versioned<PatientRecord>, CallFailure>>;
  /** `changedMeanwhile`: the record has a different version, and nothing was changed. */
  change(
    patientId: string,
    changes: Partial<RecordTexts>,
    etag: string,
  ): Promise<Result<Versioned<PatientRecord>, CallFailure | { readonly kind: 'changedMeanwhile' }>>;
}
