import { Button } from '@blueprintjs/core';
import { ArrowUpIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, type RefObject } from 'react';
import { countText } from '../../chatText';
import type { TimelineScroller } from '../scroll/TimelineScroller';
import type { UnreadMessages } from './UnreadMessages';

interface ToUnreadProps {
  readonly unread: UnreadMessages;
  /** The list, once it is on the screen. */
  readonly view: RefObject<TimelineScroller | undefined>;
}

/** Says that there are unread messages above the view, and goes to them. */
export const JumpToUnread = observer(function JumpToUnread({ unread, view }: ToUnreadProps) {
  const { found, shown } = unread;
  useEffect(() => {
    const element = view.current?.element;
    const place = found?.place;
    if (element === undefined || place === undefined) return undefined;
    // Stops once their beginning was in view. New messages never move it there.
    const stop = (): void => {
      watcher.disconnect();
      element.removeEventListener('scroll', update);
    };
    const update = (): void => {
      if (!unread.isSought) return stop();
      if (view.current !== undefined && element.clientHeight > 0) unread.setAbove(view.current.isAbove(place));
    };
    // Also reports the first size, in the frame that has it: measuring before would cost a layout.
    const watcher = new ResizeObserver(update);
    watcher.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return stop;
  }, [unread, found, view]);
  return (
    <div className="chat-to-unread" role="status">
      {shown !== undefined && (
        <Button
          icon={<ArrowUpIcon />}
          intent="primary"
          text={countText(shown.place === undefined ? 'timeline.unreadBeyond' : 'timeline.unreadAbove', shown.count)}
          onClick={() => unread.jump()}
        />
      )}
    </div>
  );
});
