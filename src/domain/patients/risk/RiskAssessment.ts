import type { PartStamp } from '../timeline/Author';
import type { RiskLevel } from './RiskLevel';

export const RISK_PRESENCES = ['not-asked', 'none', 'past', 'present'] as const;
export type RiskPresence = (typeof RISK_PRESENCES)[number];

export const RISK_QUESTIONS = [
  'suicidalThoughts',
  'selfHarm',
  'harmToOthers',
  'harmFromOthers',
  'selfNeglect',
] as const;
export const RISK_STATES = ['open', 'closed'] as const;

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
  readonly status: (typeof RISK_STATES)[number];
  /** A day such as `2026-03-29`; null where none is set. */
  readonly reviewOn: string | null;
}

/** An assessment while it is written: what nobody has chosen is null. */
export type EnteredRisk = {
  readonly [K in keyof AssessedRisk]: K extends 'level' | 'status' | (typeof RISK_QUESTIONS)[number]
    ? AssessedRisk[K] | null
    : AssessedRisk[K];
};

/** Whether everything was chosen that has to be. */
export const isChosen = (risk: EnteredRisk): risk is AssessedRisk =>
  risk.level !== null && risk.status !== null && RISK_QUESTIONS.every(question => risk[question] !== null);

export interface RiskAssessment extends AssessedRisk {
  readonly riskAssessmentId: string;
  readonly assessed: PartStamp;
  readonly changed?: PartStamp;
}

/** What can be changed of an assessment. */
export function toRiskAssessmentFields({
  riskAssessmentId: _id,
  assessed: _assessed,
  changed: _changed,
  ...fields
}: RiskAssessment): AssessedRisk {
  return fields;
}
