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

/** A therapist's findings and decisions. */
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
  /** A day such as `2026-03-29`; null if none is set. */
  readonly reviewOn: string | null;
}

/** An assessment in a form: values not chosen yet are null. */
export type EnteredRisk = {
  readonly [K in keyof AssessedRisk]: K extends 'level' | 'status' | (typeof RISK_QUESTIONS)[number]
    ? AssessedRisk[K] | null
    : AssessedRisk[K];
};

/** True if all required values are chosen. */
export const isChosen = (risk: EnteredRisk): risk is AssessedRisk =>
  risk.level !== null && risk.status !== null && RISK_QUESTIONS.every(question => risk[question] !== null);

export interface RiskAssessment extends AssessedRisk {
  readonly riskAssessmentId: string;
  readonly assessed: PartStamp;
  readonly changed?: PartStamp;
}

export function toRiskAssessmentFields({
  riskAssessmentId: _id,
  assessed: _assessed,
  changed: _changed,
  ...fields
}: RiskAssessment): AssessedRisk {
  return fields;
}
