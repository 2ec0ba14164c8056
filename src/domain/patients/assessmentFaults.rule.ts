import { rule } from '../rule';
import type { RiskLevel } from './RiskLevel';

export interface AssessmentInput {
  readonly level: RiskLevel;
  readonly summary: string;
  readonly plan: string;
}

export type AssessmentFault = 'summaryMissing' | 'planMissing';

/** What a risk assessment lacks; empty where it may be saved. */
export const assessmentFaults = rule(
  {
    id: 'CR-RISK-03',
    statement:
      'A risk assessment says in a summary what was found. One that is high or imminent also says in a plan what is done about it; below that a plan may be left out. White space alone says nothing.',
    source: 'D3 §7 Patients: "GET, PATCH (E), DELETE (E) .../risk-assessments/{riskAssessmentId}"; DESIGN §5 row 4',
    hazards: ['HAZ-05'],
  },
  ({ level, summary, plan }: AssessmentInput): readonly AssessmentFault[] => {
    const needsPlan = level === 'high' || level === 'imminent';
    return [...(summary.trim() === '' ? (['summaryMissing'] as const) : []), ...(needsPlan && plan.trim() === '' ? (['planMissing'] as const) : [])];
  },
);
