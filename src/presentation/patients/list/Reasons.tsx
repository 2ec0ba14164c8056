import { WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ArrangedPatient } from '@/domain/patients/arrangePatients';
import { FlagSign } from '../flag/FlagSign';
import { patientsText } from '../patientsText';
import { pressing } from './pressing';
import { reasonText } from './reasonText';

interface ReasonsProps {
  readonly row: ArrangedPatient;
  /** As it is to be shown: what the server confirmed last. */
  readonly highRisk: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Why one patient needs their therapist, in the same words wherever it is said. */
export const Reasons = observer(function Reasons({ row: { patient, reasons }, highRisk, now }: ReasonsProps) {
  const words = reasons.filter(reason => reason !== 'highRisk').map(reason => ({ reason, text: reasonText(reason, patient, now) }));
  return (
    <ul className="patient-reasons">
      {highRisk && (
        <li>
          <FlagSign />
        </li>
      )}
      {words.map(({ reason, text }) => (
        <li key={reason} className={`patient-reason patient-reason-${pressing([reason])}`}>
          {pressing([reason]) === 'urgent' && <WarningSignIcon size={12} />} {text}
        </li>
      ))}
      {words.length === 0 && !highRisk && <li className="patient-hint">{patientsText('list.nothingToday')}</li>}
    </ul>
  );
});
