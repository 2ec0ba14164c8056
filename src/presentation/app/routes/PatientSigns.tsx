import type { PatientSignsProps } from '../../chat/patientPanel/PatientSignsContext';
import { Downloaded } from '../../kit/Downloaded';
import { AssignedSigns } from '../../patients/list/AssignedSigns';
import { patientsText } from '../../patients/patientsText';
import { useShellStores } from '../useShellStores';

/** Shows why the patient of a chat needs their therapist. */
export function PatientSigns(props: PatientSignsProps) {
  const { assignedPatients } = useShellStores();
  return (
    <Downloaded load={assignedPatients} fallback={<p>{patientsText('signs.checking')}</p>}>
      {stores => <AssignedSigns stores={stores} {...props} />}
    </Downloaded>
  );
}
