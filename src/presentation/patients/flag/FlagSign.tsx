import { WarningSignIcon } from '@blueprintjs/icons';
import { patientsText } from '../patientsText';

/** Says by shape, word and colour that somebody is at high risk. */
export function FlagSign() {
  return (
    <span className="patient-risk">
      <WarningSignIcon size={12} /> {patientsText('flag.on')}
    </span>
  );
}
