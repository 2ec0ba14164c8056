import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Notice } from '../kit/Notice';
import { appCount } from './appCount';
import { appText } from './appText';
import type { UnreadableStore } from './UnreadableStore';

/** Says that something is missing on a screen. The region stays, so that what appears in it is read out. */
export const UnreadableNotice = observer(function UnreadableNotice({ store }: { readonly store: UnreadableStore }) {
  useEffect(() => store.start(), [store]);
  return (
    <div className="shell-session-life" role="status" aria-label={appText('unreadable.label')}>
      {store.count > 0 && (
        <Notice intent="warning" action={<Button size="small" text={appText('unreadable.dismiss')} onClick={() => store.dismiss()} />}>
          {appCount('unreadable.text', store.count)}
        </Notice>
      )}
    </div>
  );
});
