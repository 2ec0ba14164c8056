import { rule } from '../../kernel/rule';
import { RISK_QUESTIONS, type EnteredRisk } from './RiskAssessment';
import { isBlank } from '../../kernel/isBlank';

export type AssessmentInput = Omit<EnteredRisk, 'protectiveFactors' | 'reviewOn'>;

export type AssessmentFault = 'levelMissing' | 'statusMissing' | 'answerMissing' | 'summaryMissing' | 'planMissing';

/** What a risk assessment lacks; empty where it may be saved. */
export const assessmentFaults = rule(
  {
    id: 'CR-RISK-03',
    statement:
      'A risk assessment has no level, no state and no answer that nobody chose: ' +
      'null, which is what each is until a person chooses, is never saved. It says in a summary what was found. ' +
      'One that is high or imminent also says in a plan what is done about it; below that a plan may be left out. ' +
      'White space alone says nothing.',
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
