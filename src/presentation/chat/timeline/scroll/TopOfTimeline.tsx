import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { chatText } from '../../chatText';
import type { TimelineStore } from '../TimelineStore';

interface TopOfTimelineProps {
  readonly store: TimelineStore;
  /** History was read further back. */
  readonly onRead: () => void;
}

/**
 * The state above the oldest message; it reports every loaded page. A page may contain only changes of loaded messages:
 * then the list does not grow, nothing can be scrolled, and without the report the next page would not be loaded.
 */
export const TopOfTimeline = observer(function TopOfTimeline({ store, onRead }: TopOfTimelineProps) {
  const { loadedTo } = store.history;
  const { phase, reachedStart, attempt } = store.history.state;
  const isRetried = phase === 'failed' || (phase === 'loading' && attempt > 0);
  const last = useRef<TimeId>(undefined);
  useEffect(() => {
    // A page that adds nothing older requests no further one.
    if (loadedTo === undefined || loadedTo === last.current) return;
    last.current = loadedTo;
    onRead();
  }, [loadedTo, onRead]);
  return (
    <div className="chat-top">
      {/* Loaded history is not announced; a failure to load it is. */}
      <span role="status">
        {isRetried && chatText('timeline.retrying')}
        {phase === 'refused' && chatText('timeline.refused')}
      </span>
      {phase === 'loading' && !isRetried && (
        <>
          <Spinner size={14} aria-hidden /> {chatText('timeline.loadingOlder')}
        </>
      )}
      {phase === 'idle' && reachedStart && chatText('timeline.start')}
    </div>
  );
});
