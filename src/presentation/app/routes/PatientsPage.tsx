import { PatientList } from '../../patients/list/PatientList';
import { PatientsArea } from '../../patients/PatientsArea';
import { useShellStores } from '../useShellStores';

/** The assigned patients inside the shell. */
export function PatientsPage() {
  const { patients } = useShellStores();
  return <PatientsArea load={patients}>{stores => <PatientList stores={stores} />}</PatientsArea>;
}
