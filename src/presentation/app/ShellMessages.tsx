import { ConnectionMessage } from '../serverStatus/ConnectionMessage';
import { ToastRegion } from '../kit/ToastRegion';
import { useStores } from '../kit/useStores';
import { useShellStores } from './useShellStores';

/**
 * What is said for a while, over the page: below the tabs, whose signs stay to be seen, and clear of where one writes.
 */
export function ShellMessages() {
  const { toasts } = useStores();
  const { serverStatus } = useShellStores();
  return (
    <div className="shell-messages">
      <div className="shell-messages-shown">
        <ConnectionMessage store={serverStatus.links} />
        <ToastRegion toasts={toasts} />
      </div>
    </div>
  );
}
