import type { RiskLevel } from '@/domain/patients/risk/RiskLevel';
import { LevelTag } from '../../../kit/levels/LevelTag';
import { patientTimelineText } from '../patientTimelineText';

interface RiskLevelBadgeProps {
  readonly level: RiskLevel;
  /** True while the assessment is open: a closed one is never shown as an alarm. */
  readonly isOpen?: boolean;
}

/** Shows a risk level by shape, text and colour. */
export function RiskLevelBadge({ level, isOpen = false }: RiskLevelBadgeProps) {
  const isHigh = level === 'high' || level === 'imminent';
  const shown = isHigh && isOpen ? 'alarm' : level === 'low' ? 'fact' : 'watch';
  return <LevelTag level={shown}>{patientTimelineText(`risk.${level}`)}</LevelTag>;
}
