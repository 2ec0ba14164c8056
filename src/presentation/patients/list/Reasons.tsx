import { WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ArrangedPatient } from '@/domain/patients/list/arrangePatients';
import { FlagIndicator } from '../risk/FlagIndicator';
import { patientsText } from '../patientsText';
import { isUrgent } from './isUrgent';
import { reasonText } from './reasonText';

interface ReasonsProps {
  readonly row: ArrangedPatient;
  /** As it is to be shown: what the server confirmed last. */
  readonly highRisk: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether everything is known: only then it may say that nothing is needed. */
  readonly isCertain: boolean;
}

/** Why one patient needs their therapist, in the same words on every screen. */
export const Reasons = observer(function Reasons({
  row: { patient, grounds },
  highRisk,
  now,
  isCertain,
}: ReasonsProps) {
  const flagged = grounds.find(({ reason }) => reason === 'highRisk');
  const words = grounds
    .filter(({ reason }) => reason !== 'highRisk')
    .map(ground => ({ reason: ground.reason, text: reasonText(ground, patient, now) }));
  return (
    <ul className="patient-reasons">
      {highRisk && (
        <li>
          <FlagIndicator {...(flagged && { words: reasonText(flagged, patient, now) })} />
        </li>
      )}
      {words.map(({ reason, text }) => (
        <li key={`${reason} ${text}`} className={`patient-reason patient-reason-${isUrgent([reason])}`}>
          {isUrgent([reason]) === 'urgent' && <WarningSignIcon size={12} />} {text}
        </li>
      ))}
      {words.length === 0 && !highRisk && (
        <li className="patient-hint">{patientsText(isCertain ? 'list.nothingToday' : 'list.notAllChecked')}</li>
      )}
    </ul>
  );
});
