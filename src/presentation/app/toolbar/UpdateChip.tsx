import { Button } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { appText } from '../appText';
import type { UpdateStore } from './UpdateStore';
import { Popup } from '../../kit/overlays/Popup';

/** Offers a newer version of the dashboard. The user decides when to load it. */
export const UpdateChip = observer(function UpdateChip({ store }: { readonly store: UpdateStore }) {
  return (
    <span role="status" className="shell-update">
      {store.isUpdateReady && (
        <Popup
          content={
            <div className="shell-update-panel">
              <p>{appText(store.isTextSaved ? 'update.text' : 'update.textUnkept')}</p>
              <Button
                intent="primary"
                icon={<RefreshIcon />}
                text={appText('update.reload')}
                onClick={() => store.reload()}
              />
            </div>
          }
        >
          <Button size="small" intent="primary" icon={<RefreshIcon />} text={appText('update.ready')} />
        </Popup>
      )}
    </span>
  );
});
