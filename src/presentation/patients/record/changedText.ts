import type { RecordField } from '@/domain/patients/record/PatientRecord';
import { momentTime } from '../timeline/momentTime';
import { patientRecordText } from './patientRecordText';

/** Who changed a field when; empty where nobody did. */
export function changedText({ changedAt, changedBy }: RecordField): string {
  if (changedAt === undefined) return '';
  const time = momentTime.full(changedAt);
  return changedBy === undefined ? patientRecordText('record.changedAt', { time }) : patientRecordText('record.changed', { name: changedBy.name, time });
}
