import { Button, PopoverNext } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { shellText } from '../shellText';
import type { UpdateStore } from './UpdateStore';

/** Offers the newer dashboard; nobody has to take it now. */
export const UpdateChip = observer(function UpdateChip({ store }: { readonly store: UpdateStore }) {
  return (
    <span role="status" className="shell-update">
      {store.ready && (
        <PopoverNext
          placement="bottom-end"
          content={
            <div className="shell-update-panel">
              <p>{shellText(store.keepsWriting ? 'update.text' : 'update.textUnkept')}</p>
              <Button intent="primary" icon={<RefreshIcon />} text={shellText('update.reload')} onClick={() => store.reload()} />
            </div>
          }
        >
          <Button size="small" intent="success" icon={<RefreshIcon />} text={shellText('update.ready')} />
        </PopoverNext>
      )}
    </span>
  );
});
