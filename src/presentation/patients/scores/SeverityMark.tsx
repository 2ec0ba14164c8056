import { WarningSignIcon } from '@blueprintjs/icons';
import type { QuestionnaireReading } from '@/domain/patients/scores/QuestionnaireReading';
import { patientScoresText } from './patientScoresText';
import { severityShape } from './severityShape';

/** Severity by shape and word, with a warning where the last item of a PHQ-9 needs attention. */
export function SeverityMark({ reading: { band, selfHarm } }: { readonly reading: QuestionnaireReading }) {
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
        <span className={`item9-sign item9-${selfHarm}`}>
          <WarningSignIcon size={12} />
          {patientScoresText(selfHarm === 'flagged' ? 'item9.sign' : 'item9.signUnknown')}
        </span>
      )}
    </span>
  );
}
