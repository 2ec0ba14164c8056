import type { RiskAssessment } from '@/domain/patients/risk/RiskAssessment';
import type { RiskAssessmentDto } from './riskAssessmentDtos';
import { toStamp } from './toMoment';

export const toRiskAssessment = (dto: RiskAssessmentDto): RiskAssessment => ({
  riskAssessmentId: dto.riskAssessmentId,
  level: dto.level,
  suicidalThoughts: dto.suicidalThoughts,
  selfHarm: dto.selfHarm,
  harmToOthers: dto.harmToOthers,
  harmFromOthers: dto.harmFromOthers,
  selfNeglect: dto.selfNeglect,
  summary: dto.summary,
  protectiveFactors: dto.protectiveFactors,
  plan: dto.plan,
  status: dto.status,
  reviewOn: dto.reviewOn ?? null,
  assessed: toStamp(dto.assessed),
  ...(dto.changed && { changed: toStamp(dto.changed) }),
});
