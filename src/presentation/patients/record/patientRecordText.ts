import type texts from '../../../../public/i18n/en/patientRecord.json';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { textsOf } from '../../kit/text/textsOf';
import { clockFormat } from '../../kit/time/clockFormat';
import { type RecordField, RECORD_FIELDS } from '@/domain/patients/record/PatientRecord';
import { momentTime } from '../timeline/moments/momentTime';
import { readFormDraft } from '@/application/kernel/forms/FormDraft';
import { readPreviousMergeDraft } from './readPreviousMergeDraft';
import { recordFields } from './recordFields';
import { failureWord } from '@/application/kernel/failureWord';
import type { UnreadFields } from '@/application/patients/record/SavePatientRecord';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AssessedRisk, RiskPresence } from '@/domain/patients/risk/RiskAssessment';
import type { RiskLevel } from '@/domain/patients/risk/RiskLevel';

export const patientRecordText = textsOf<typeof texts>('patientRecord');

/** A text with a number in it, in its singular or plural form. */
export const patientRecordCount = (key: 'risk.unreadable' | 'share.unreadable', count: number): string =>
  textCatalogue.text('patientRecord', key, { count });

/** Author and time of a field's last change; empty if it was never changed. */
export function changedText({ changedAt, changedBy }: RecordField): string {
  if (changedAt === undefined) return '';
  const time = changedAt === null ? patientRecordText('risk.unreadDate') : momentTime.full(changedAt);
  return changedBy === undefined
    ? patientRecordText('record.changedAt', { time })
    : patientRecordText('record.changed', { name: changedBy.name, time });
}

/** The readable text of a stored draft of a record: the changed fields, or the stored text where it cannot be read. */
export function recordDraftWords(kept: string): string {
  const draft = readFormDraft(kept, recordFields, readPreviousMergeDraft);
  if (draft === undefined || draft.unreadable.includes(kept)) return kept;
  const changed = RECORD_FIELDS.filter(field => draft.mine[field] !== draft.base[field]);
  return changed.map(field => `${patientRecordText(`field.${field}`)}: ${draft.mine[field]}`).join('\n');
}

/** Explains why a patient's record could not be loaded or changed. */
export function recordFailureText(failure: CallFailure | UnreadFields | { readonly kind: 'keepsChanging' }): string {
  if (failure.kind === 'keepsChanging') return patientRecordText('record.keepsChanging');
  if (failure.kind === 'fieldsNotRead') {
    const fields = failure.fields.map(field => patientRecordText(`field.${field}`)).join(', ');
    return patientRecordText('record.fieldsNotRead', { fields });
  }
  return patientRecordText(`failure.${failureWord(failure)}`);
}

const day = clockFormat({ dateStyle: 'long' }, 'UTC');

/** The content of a risk assessment's field, in words. */
export function riskFieldText(field: keyof AssessedRisk, value: unknown): string {
  if (value === null) return patientRecordText('risk.noReview');
  const text = typeof value === 'string' ? value : '';
  switch (field) {
    case 'level':
      return patientRecordText(`level.${text as RiskLevel}`);
    case 'status':
      return patientRecordText(`status.${text as AssessedRisk['status']}`);
    case 'reviewOn':
      return day.format(new Date(`${text}T00:00:00Z`));
    case 'summary':
    case 'protectiveFactors':
    case 'plan':
      return text;
    case 'suicidalThoughts':
    case 'selfHarm':
    case 'harmToOthers':
    case 'harmFromOthers':
    case 'selfNeglect':
      return patientRecordText(`presence.${text as RiskPresence}`);
  }
}
