import { WarningSignIcon } from '@blueprintjs/icons';
import { patientsText } from '../patientsText';

/** Shows by shape, word and colour that a patient is at high risk. */
export function FlagIndicator({ words = patientsText('flag.on') }: { readonly words?: string }) {
  return (
    <span className="patient-risk">
      <WarningSignIcon size={12} /> {words}
    </span>
  );
}
