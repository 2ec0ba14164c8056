import { Button } from '@blueprintjs/core';
import { ArrowDownIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState, type RefObject } from 'react';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { chatText, countText } from '../chatText';
import { copyMessages } from './copyMessages';
import { PastedNamesDialog } from '../composer/PastedNamesDialog';
import { DeleteDialog } from '../messages/DeleteDialog';
import { GapIndicator } from './rows/GapIndicator';
import { MessageRow } from '../messages/MessageRow';
import { LiveAnnouncer } from './announcements/LiveAnnouncer';
import { VisibleMessages } from './scroll/VisibleMessages';
import type { TimelineFind } from './find/TimelineFind';
import { TimelineFindBar } from './find/TimelineFindBar';
import { TimelineList } from './scroll/TimelineList';
import { TimelineSkeleton } from '../TimelineSkeleton';
import type { TimelineScroller } from './scroll/TimelineScroller';
import type { TimelineStore } from './TimelineStore';
import type { UnsentActs } from './unsent/UnsentActs';
import type { CachedPageStore } from './cachedPage/CachedPageStore';
import { CachedPageView } from './cachedPage/CachedPageView';
import { JumpToUnread } from './unread/JumpToUnread';
import { useAttention } from '../../kit/useAttention';
import { useFoundMarks } from './find/useFoundMarks';

interface TimelinePaneProps {
  readonly store: TimelineStore;
  /** The stored messages of the chat. */
  readonly cached: CachedPageStore;
  readonly patientName: string;
  /** The author name of their messages. */
  readonly patientAuthor: string;
  readonly now: number;
  readonly find: TimelineFind;
  readonly onReply: (message: ChatMessage) => void;
  /** Receives a function that scrolls to the newest message. */
  readonly toEnd: RefObject<() => void>;
}

/** The messages of one chat, with the elements that float above them. */
export const TimelinePane = observer(function TimelinePane({
  store,
  cached,
  patientName,
  patientAuthor,
  now,
  find,
  onReply,
  toEnd,
}: TimelinePaneProps) {
  const [seen] = useState(() => {
    const tracker: VisibleMessages = new VisibleMessages(store.clock, inView =>
      store.seen.showing(inView, timeId => tracker.isInSight(timeId)),
    );
    return tracker;
  });
  const view = useRef<TimelineScroller>(undefined);
  const onReady = useCallback(
    (list: TimelineScroller) => {
      view.current = list;
      toEnd.current = () => list.toEnd();
    },
    [toEnd],
  );
  const row = useCallback(
    (timeId: TimeId, current: boolean) => (
      <MessageRow
        store={store}
        timeId={timeId}
        patientName={patientName}
        patientAuthor={patientAuthor}
        now={now}
        seen={seen}
        current={current}
        onReply={onReply}
      />
    ),
    [store, patientName, patientAuthor, now, seen, onReply],
  );
  const pane = useRef<HTMLDivElement>(null);
  useFoundMarks(pane, find.foundWords);
  useAttention(useCallback((focused: boolean, visible: boolean) => store.seen.attend(focused, visible), [store]));

  return (
    <div className="chat-timeline" ref={pane} onCopy={event => copyMessages(event, event.currentTarget)}>
      <TimelineFindBar find={find} store={store} />
      {store.isEmpty ? (
        <>
          <EmptyTimeline store={store} />
          {store.history.state.phase !== 'idle' &&
            store.history.state.phase !== 'refused' &&
            cached.page !== undefined && <CachedPageView page={cached.page} patientName={patientAuthor} />}
        </>
      ) : (
        <>
          <JumpToUnread unread={store.unread} view={view} />
          <TimelineList
            store={store}
            label={chatText('timeline.label', { name: patientName })}
            onReady={onReady}
            row={row}
          />
        </>
      )}
      {store.gapAtEnd && <GapIndicator store={store} />}
      <ToLatest store={store} onClick={() => toEnd.current()} />
      <DiscardedMessages acts={store.unsentActs} />
      <TypingSign store={store} />
      <LiveAnnouncer store={store} patientName={patientAuthor} />
      <DeleteDialog store={store} />
      <PastedNamesDialog pasted={store.edits.pasted} onSend={() => store.edits.saveAsked()} />
    </div>
  );
});

const EmptyTimeline = observer(function EmptyTimeline({ store }: { readonly store: TimelineStore }) {
  const { phase, attempt } = store.history.state;
  const isRetried = phase === 'failed' || (phase === 'loading' && attempt > 0);
  if (isRetried || phase === 'refused') {
    return (
      <p className="chat-empty" role="status">
        {chatText(isRetried ? 'timeline.retrying' : 'timeline.refused')}
      </p>
    );
  }
  return !store.history.isKnown || phase === 'loading' ? (
    <TimelineSkeleton label={chatText('timeline.loading')} />
  ) : (
    <p className="chat-empty">{chatText('timeline.empty')}</p>
  );
});

const ToLatest = observer(function ToLatest({
  store,
  onClick,
}: {
  readonly store: TimelineStore;
  readonly onClick: () => void;
}) {
  if (store.end.atEnd) return null;
  const text =
    store.end.newBelow === 0 ? chatText('timeline.latest') : countText('timeline.newBelow', store.end.newBelow);
  return (
    <Button
      className="chat-to-latest"
      icon={<ArrowDownIcon />}
      intent={store.end.newBelow === 0 ? 'none' : 'primary'}
      text={text}
      onClick={onClick}
    />
  );
});

/** A message discarded while it waited is no longer in the list, so its undo is offered below. */
const DiscardedMessages = observer(function DiscardedMessages({ acts }: { readonly acts: UnsentActs }) {
  return (
    <div role="status" className="chat-discarded">
      {acts.deleted.map(({ id, text }) => (
        <p key={id} className="chat-refusal">
          <span>{chatText('message.discarded')}</span> <bdi className="chat-discarded-text">{text}</bdi>
          <Button
            variant="minimal"
            size="small"
            intent="primary"
            text={chatText('message.undo')}
            onClick={() => acts.restore(id)}
          />
        </p>
      ))}
    </div>
  );
});

const TypingSign = observer(function TypingSign({ store }: { readonly store: TimelineStore }) {
  const names = store.typing.map(userId => store.nameOf(userId) || chatText('timeline.somebody'));
  return (
    <p className="chat-typing">
      {names.length > 0 && countText('timeline.typing', names.length, { names: names.join(', ') })}
    </p>
  );
});
