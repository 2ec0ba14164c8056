import { rule } from '../../kernel/rule';
import { RISK_QUESTIONS, type EnteredRisk } from './RiskAssessment';
import { isBlank } from '../../kernel/isBlank';

export type AssessmentInput = Omit<EnteredRisk, 'protectiveFactors' | 'reviewOn'>;

export type AssessmentFault = 'levelMissing' | 'statusMissing' | 'answerMissing' | 'summaryMissing' | 'planMissing';

/** Returns missing parts of a risk assessment; empty if it may be saved. */
export const assessmentFaults = rule(
  {
    id: 'CR-RISK-03',
    statement:
      'A risk assessment contains no level, state or answer that staff did not choose: each is null until it is ' +
      'chosen, and null is never saved. A summary says what was found. A high or imminent assessment also has a ' +
      'plan that says what is done about the risk; below that a plan is optional. White space alone does not ' +
      'count as text.',
    source:
      'D3 §7 Patients: "GET, PATCH (E), DELETE (E) .../risk-assessments/{riskAssessmentId}"; DESIGN §5 row 4; ' +
      'DESIGN §5 row 23',
    hazards: ['HAZ-05'],
  },
  ({ level, status, summary, plan, ...answers }: AssessmentInput): readonly AssessmentFault[] => {
    const needsPlan = level === 'high' || level === 'imminent';
    const faults: readonly (AssessmentFault | false)[] = [
      level === null && 'levelMissing',
      status === null && 'statusMissing',
      RISK_QUESTIONS.some(question => answers[question] === null) && 'answerMissing',
      isBlank(summary) && 'summaryMissing',
      needsPlan && isBlank(plan) && 'planMissing',
    ];
    return faults.filter(fault => fault !== false);
  },
);
