import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { AreaBoundary } from '../kit/AreaBoundary';
import { textCatalogue } from '../kit/text/textCatalogue';
import { useStore } from '../kit/useStore';
import { useStores } from '../kit/useStores';
import { useShellStores } from './useShellStores';

/** Downloaded with the engine, so that it is there when nothing can be downloaded any more. */
const FatalDialog = lazy(async () => {
  const [module] = await Promise.all([import('../chat/startUp/FatalDialog'), textCatalogue.add('chat')]);
  return { default: module.FatalDialog };
});

/** The chat engine has broken down: said on every page. */
export const EngineBreakdown = observer(function EngineBreakdown() {
  const { report } = useStores();
  const { chat } = useShellStores();
  const connection = useStore(() => chat.connection());
  if (connection.startUp === undefined) return null;
  return (
    <AreaBoundary area="chat breakdown" report={report}>
      <Suspense fallback={null}>
        <FatalDialog store={connection} />
      </Suspense>
    </AreaBoundary>
  );
});
