import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { Scope } from '@/domain/kernel/Scope';
import { AreaBoundary } from '../AreaBoundary';
import { loadOnDemand } from '../../kit/loadOnDemand';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { useStores } from '../useStores';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';
import { ownTasks } from './ownTasks';

const loading = () => <Spinner size={24} aria-label={appText('loadingPage')} />;

const Tasks = loadOnDemand(async () => {
  const [{ AdministratorTasks }] = await Promise.all([import('./AdministratorTasks'), textCatalogue.add('home')]);
  return AdministratorTasks;
}, loading);

const Analyst = loadOnDemand(async () => {
  const [{ AnalystReports }] = await Promise.all([import('./AnalystReports'), textCatalogue.add('reports', 'tables')]);
  return AnalystReports;
}, loading);

/** Users with any of these scopes look after patients. */
const patientScopes = ['chat:view-requests', 'chat:view-active-chats', 'therapist:list-patients'] as const;

/** The Home panels of administrators and of users who only read reports. */
export const HomeAdministration = observer(function HomeAdministration() {
  const { report } = useStores();
  const { access, administration } = useShellStores();
  const mayAny = (scopes: readonly Scope[]): boolean => scopes.some(scope => access.verdict(scope) === 'allow');
  const hasPatients = patientScopes.some(scope => access.verdict(scope) !== 'deny');
  const kinds = ownTasks(mayAny);
  if (kinds.length === 0 && (hasPatients || !mayAny(['mi-report:basic']))) return null;
  if (kinds.length === 0)
    return (
      <AreaBoundary area="reports" report={report}>
        <Analyst load={administration} />
      </AreaBoundary>
    );
  return (
    <AreaBoundary area="due tasks" report={report}>
      <Tasks
        load={administration}
        kinds={kinds}
        hasPatients={hasPatients}
        mayFindPeople={kinds.includes('userActions')}
      />
    </AreaBoundary>
  );
});
