import { observer } from 'mobx-react-lite';
import { AreaBoundary } from './AreaBoundary';
import { loadOnDemand } from '../kit/loadOnDemand';
import { textCatalogue } from '../kit/text/textCatalogue';
import { useStore } from '../kit/useStore';
import { useStores } from './useStores';
import { useShellStores } from './useShellStores';

/** Downloaded together with the engine, so that it is available when downloads no longer work. */
const FatalDialog = loadOnDemand(
  async () => {
    const [module] = await Promise.all([import('../chat/startUp/FatalDialog'), textCatalogue.add('chat')]);
    return module.FatalDialog;
  },
  () => null,
);

/** A dialog, on every page, that says the chat engine has crashed. */
export const EngineBreakdown = observer(function EngineBreakdown() {
  const { report } = useStores();
  const { chat } = useShellStores();
  const connection = useStore(() => chat.connection());
  if (connection.startUp === undefined) return null;
  return (
    <AreaBoundary area="chat breakdown" report={report}>
      <FatalDialog store={connection} />
    </AreaBoundary>
  );
});
