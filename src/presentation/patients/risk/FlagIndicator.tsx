import { WarningSignIcon } from '@blueprintjs/icons';
import { patientsText } from '../patientsText';

/** Says by shape, word and colour that somebody is at high risk. */
export function FlagIndicator({ words = patientsText('flag.on') }: { readonly words?: string }) {
  return (
    <span className="patient-risk">
      <WarningSignIcon size={12} /> {words}
    </span>
  );
}
