export type RiskLevel = 'low' | 'moderate' | 'high' | 'imminent';
