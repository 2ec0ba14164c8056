import type { AssessedRisk, RiskPresence } from '@/domain/patients/risk/RiskAssessment';
import type { RiskLevel } from '@/domain/patients/risk/RiskLevel';
import { patientRecordText } from './patientRecordText';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What a field of a risk assessment holds, as people read it. */
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
