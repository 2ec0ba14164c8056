/** The id of the moment that represents an assessment in the patient's history. Each assessment has exactly one. */
export const riskMomentId = (riskAssessmentId: string): string => `risk-${riskAssessmentId}`;
