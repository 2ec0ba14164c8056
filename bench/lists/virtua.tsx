import { memo, useLayoutEffect, useRef } from 'react';
import { VList, type VListHandle } from 'virtua';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { startListBench } from './ListBench';
import { reactList, type Timeline } from './timeline';

/** The mean height of a row in pixels, so that virtua need not guess it. */
const MEAN_HEIGHT = 104;

const Row = memo(function Row({ timeline, timeId }: { readonly timeline: Timeline; readonly timeId: TimeId }) {
  return (
    <div className="chat-row" tabIndex={-1} data-row aria-setsize={-1}>
      {timeline.row(timeId)}
    </div>
  );
});

interface VirtuaListProps {
  readonly timeline: Timeline;
  readonly messages: readonly ChatMessage[];
}

function VirtuaList({ timeline, messages }: VirtuaListProps) {
  const list = useRef<VListHandle>(null);
  useLayoutEffect(() => list.current?.scrollToIndex(messages.length - 1, { align: 'end' }), [messages]);
  return (
    <VList ref={list} className="bench-pane" data={messages} bufferSize={400} itemSize={MEAN_HEIGHT}>
      {({ timeId }: ChatMessage) => <Row key={String(timeId)} timeline={timeline} timeId={timeId} />}
    </VList>
  );
}

/** The product's rows in virtua's list. */
void startListBench(
  reactList('.bench-pane', (timeline, messages) => <VirtuaList timeline={timeline} messages={messages} />),
);
