/** Lowest first. */
export const RISK_LEVELS = ['low', 'moderate', 'high', 'imminent'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];
