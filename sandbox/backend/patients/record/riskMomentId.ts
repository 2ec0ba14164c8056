/** The moment that stands for an assessment in the patient's history; one of each. */
export const riskMomentId = (riskAssessmentId: string): string => `risk-${riskAssessmentId}`;
