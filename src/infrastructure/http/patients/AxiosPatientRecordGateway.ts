import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { PatientRecordGateway } from '@/application/patients/ports/PatientRecordGateway';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import {
  RECORD_FIELDS,
  type PatientRecord,
  type RecordField,
  type RecordTexts,
} from '@/domain/patients/record/PatientRecord';
import type { MaybeChecked } from '@/domain/kernel/MaybeChecked';
import { fail, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import { patientRecordEndpoints } from '../endpoints/patientRecord';
import type { PatientRecordDto, RecordFieldDto } from './patientRecordDtos';
import { toTime } from './toAssignedPatient';
import { toAuthor } from './toMoment';
import { isChangedMeanwhile, patientCall, toVersioned } from '../client/toCallAnswer';

export class AxiosPatientRecordGateway implements PatientRecordGateway {
  constructor(private readonly backend: BackendClient) {}

  async read(patientId: string): Promise<Result<Versioned<PatientRecord>, CallFailure>> {
    return toVersioned(
      await this.backend.call(patientRecordEndpoints.record, { path: { patientId } }, patientCall),
      toRecord,
    );
  }

  async change(
    patientId: string,
    changes: Partial<RecordTexts>,
    etag: string,
  ): Promise<Result<Versioned<PatientRecord>, CallFailure | { readonly kind: 'changedMeanwhile' }>> {
    const answer = await this.backend.call(
      patientRecordEndpoints.changeRecord,
      { path: { patientId }, body: { ...changes }, ifMatch: etag },
      patientCall,
    );
    return isChangedMeanwhile(answer) ? fail({ kind: 'changedMeanwhile' }) : toVersioned(answer, toRecord);
  }
}

const toRecord = (dto: PatientRecordDto): PatientRecord =>
  Object.fromEntries(RECORD_FIELDS.map(field => [field, toField(dto[field])])) as PatientRecord;

function toField(dto: RecordFieldDto | undefined): MaybeChecked<RecordField> {
  if (dto === undefined) return 'couldNotCheck';
  const { value, changedAt, changedBy, couldNotCheck = [] } = dto;
  return {
    value,
    ...((changedAt !== undefined || couldNotCheck.length > 0) && { changedAt: toTime(changedAt) }),
    ...(changedBy && { changedBy: toAuthor(changedBy) }),
  };
}
