import { Button } from '@blueprintjs/core';
import { WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { chatText } from '../../chatText';
import type { TimelineStore } from '../TimelineStore';

/** Says that messages are missing here until they are loaded. */
export const GapIndicator = observer(function GapIndicator({ store }: { readonly store: TimelineStore }) {
  const { gap } = store;
  if (gap === undefined) return null;
  return (
    <div className="chat-gap">
      <WarningSignIcon size={14} />
      <span>{chatText(gap.failing ? 'gap.failing' : 'gap.loading')}</span>
      {gap.failing && <Button size="small" text={chatText('gap.fill')} onClick={() => store.loadGap()} />}
    </div>
  );
});
