import type { QuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import { LevelTag } from '../../kit/levels/LevelTag';
import { patientScoresText } from './patientScoresText';
import { severityShape } from './severityShape';

interface SeverityMarkProps {
  readonly reading: Pick<QuestionnaireReading, 'band' | 'selfHarm'>;
  /** True for the latest questionnaire: only its answer to the last item is an alarm. */
  readonly isLatest?: boolean;
}

/** Severity by shape and word, with a sign where the last item of a PHQ-9 needs attention. */
export function SeverityMark({ reading: { band, selfHarm }, isLatest = false }: SeverityMarkProps) {
  return (
    <span className="severity-mark">
      {band !== null && (
        <>
          <svg viewBox="-9 -9 18 18" aria-hidden="true">
            <path d={severityShape(band)} className="chart-key" />
          </svg>
          {patientScoresText(`band.${band}`)}
        </>
      )}
      {(selfHarm === 'flagged' || selfHarm === 'unknown') && (
        <LevelTag level={isLatest && selfHarm === 'flagged' ? 'alarm' : 'watch'}>
          {patientScoresText(selfHarm === 'flagged' ? 'item9.sign' : 'item9.signUnknown')}
        </LevelTag>
      )}
    </span>
  );
}
