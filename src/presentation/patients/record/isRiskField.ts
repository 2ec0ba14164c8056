import type { AssessedRisk } from '@/domain/patients/risk/RiskAssessment';

const FIELDS: Readonly<Record<keyof AssessedRisk, true>> = {
  level: true,
  suicidalThoughts: true,
  selfHarm: true,
  harmToOthers: true,
  harmFromOthers: true,
  selfNeglect: true,
  summary: true,
  protectiveFactors: true,
  plan: true,
  status: true,
  reviewOn: true,
};

export const isRiskField = (field: string): field is keyof AssessedRisk => field in FIELDS;
