import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { keyNames } from './keyNames';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

const places = ['everywhere', 'tabs', 'chat'] as const;

export const ShortcutSheet = observer(function ShortcutSheet() {
  const { palette } = useShellStores();
  return (
    <DashboardDialog
      className="shell-sheet"
      width="long"
      isOpen={palette.open === 'sheet'}
      title={appText('shortcuts.title')}
      onClose={() => palette.close()}
    >
      {/* Focusable, so that the arrow keys scroll it in a low window: it contains nothing else to focus. */}
      <DialogBody tabIndex={0}>
        {places.map(place => (
          <section key={place}>
            <h3>{appText(`shortcuts.places.${place}`)}</h3>
            <dl>
              {keyNames(place).map(({ id, keys }) => (
                <div key={id}>
                  <dt>{appText(`shortcuts.names.${id}`)}</dt>
                  <dd>
                    {keys.map(key => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogBody>
      <DialogFooter actions={<Button autoFocus text={appText('shortcuts.close')} onClick={() => palette.close()} />} />
    </DashboardDialog>
  );
});
