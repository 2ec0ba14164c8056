import type { PatientAlarmsProps } from '../../chat/conversations/PatientAlarmsContext';
import { Downloaded } from '../../kit/Downloaded';
import { AssignedAlarms } from '../../patients/list/AssignedAlarms';
import { useShellStores } from '../useShellStores';

/** The alarms of the assigned patients, for the list of chats. */
export function PatientAlarms(props: PatientAlarmsProps) {
  const { assignedPatients } = useShellStores();
  return (
    <Downloaded load={assignedPatients} fallback={null}>
      {stores => <AssignedAlarms stores={stores} {...props} />}
    </Downloaded>
  );
}
