import { ConnectionMessage } from '../serverStatus/ConnectionMessage';
import { ToastRegion } from './ToastRegion';
import { useStores } from './useStores';
import { useShellStores } from './useShellStores';

/**
 * Temporary messages over the page. They are below the tabs, whose badges stay visible, and clear of the field in which
 * the user is typing.
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
