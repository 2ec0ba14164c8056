import type { RiskLevel } from '@/domain/patients/risk/RiskLevel';
import { LevelTag } from '../../../kit/levels/LevelTag';
import { patientTimelineText } from '../patientTimelineText';

interface RiskLevelBadgeProps {
  readonly level: RiskLevel;
  /** The assessment is not closed: only then it is an alarm. */
  readonly isOpen?: boolean;
}

/** A level of risk by shape, word and colour. */
export function RiskLevelBadge({ level, isOpen = false }: RiskLevelBadgeProps) {
  const isHigh = level === 'high' || level === 'imminent';
  const shown = isHigh && isOpen ? 'alarm' : level === 'low' ? 'fact' : 'watch';
  return <LevelTag level={shown}>{patientTimelineText(`risk.${level}`)}</LevelTag>;
}
