import { observer } from 'mobx-react-lite';
import { PendingButton } from '../../kit/PendingButton';
import { patientsText } from '../patientsText';
import type { Flaggable } from './Flaggable';
import type { PatientFlag } from './PatientFlag';

interface FlagButtonProps {
  readonly flag: PatientFlag;
  readonly patient: Flaggable;
}

/** Opens the dialog that changes the flag. */
export const FlagButton = observer(function FlagButton({ flag, patient }: FlagButtonProps) {
  const { highRisk, sign } = flag.changes.shown(patient);
  if (sign === 'unconfirmed') return null;
  return (
    <PendingButton
      quiet
      size="small"
      variant="outlined"
      text={sign === 'asking' ? patientsText('flag.asking') : patientsText(highRisk ? 'flag.remove' : 'flag.set')}
      aria-label={patientsText(highRisk ? 'flag.removeOf' : 'flag.setOf', { name: patient.name })}
      awaiting={flag.changes.busy}
      onClick={() => flag.ask(patient)}
    />
  );
});
