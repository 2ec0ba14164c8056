/** The moment that represents an assessment in the patient's history; one of each. */
export const riskMomentId = (riskAssessmentId: string): string => `risk-${riskAssessmentId}`;
