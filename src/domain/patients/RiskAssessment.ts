import type { Stamp } from './Author';
import type { RiskLevel } from './RiskLevel';

export type RiskPresence = 'none' | 'past' | 'present' | 'not-asked';

/** What a therapist found out and decided. */
export interface AssessedRisk {
  readonly level: RiskLevel;
  readonly suicidalThoughts: RiskPresence;
  readonly selfHarm: RiskPresence;
  readonly harmToOthers: RiskPresence;
  readonly harmFromOthers: RiskPresence;
  readonly selfNeglect: RiskPresence;
  readonly summary: string;
  readonly protectiveFactors: string;
  readonly plan: string;
  readonly status: 'open' | 'closed';
  /** A day such as `2026-03-29`; null where none is set. */
  readonly reviewOn: string | null;
}

export interface RiskAssessment extends AssessedRisk {
  readonly riskAssessmentId: string;
  readonly assessed: Stamp;
  readonly changed?: Stamp;
}

/** What can be changed of an assessment. */
export function toRiskAssessmentFields({ riskAssessmentId: _id, assessed: _assessed, changed: _changed, ...fields }: RiskAssessment): AssessedRisk {
  return fields;
}
