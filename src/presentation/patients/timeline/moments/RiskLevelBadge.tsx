import { ErrorIcon, ShieldIcon, WarningSignIcon } from '@blueprintjs/icons';
import type { RiskLevel } from '@/domain/patients/risk/RiskLevel';
import { patientTimelineText } from '../patientTimelineText';

const icons = { low: ShieldIcon, moderate: WarningSignIcon, high: ErrorIcon, imminent: ErrorIcon };

/** A level of risk by shape, word and colour. */
export function RiskLevelBadge({ level }: { readonly level: RiskLevel }) {
  const Icon = icons[level];
  return (
    <span className={`risk-level risk-level-${level}`}>
      <Icon /> {patientTimelineText(`risk.${level}`)}
    </span>
  );
}
