import type { AssessedRisk, RiskAssessment } from '@/domain/patients/risk/RiskAssessment';

export function anAssessedRisk(part: Partial<AssessedRisk> = {}): AssessedRisk {
  return {
    level: 'moderate',
    suicidalThoughts: 'past',
    selfHarm: 'none',
    harmToOthers: 'none',
    harmFromOthers: 'not-asked',
    selfNeglect: 'none',
    summary: 'Thoughts in spring, none since.',
    protectiveFactors: 'Her sister.',
    plan: 'Weekly calls.',
    status: 'open',
    reviewOn: '2026-12-01',
    ...part,
  };
}

export function anAssessment(part: Partial<RiskAssessment> = {}): RiskAssessment {
  return {
    ...anAssessedRisk(),
    riskAssessmentId: 'ra-1',
    assessed: { at: Date.UTC(2026, 10, 1), by: { userId: 'u-ben', name: 'Ben Okoro' } },
    ...part,
  };
}
