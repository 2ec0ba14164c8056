import { Virtuoso } from 'react-virtuoso';
import type { BenchRow } from '../page/BenchRow';
import { listPeer } from '../page/listPeer';
import { MEAN_HEIGHT } from '../page/meanHeight';
import { PeerRow } from '../page/PeerRow';
import type { ListProps } from '../page/ReactList';

/** Its manual: indexes count up from a high one, so that older rows can be put in front. */
const FIRST = 10_000_000;
let scroller: HTMLElement | null = null;
const keyOf = (_index: number, row: BenchRow): string => String(row.n);
const draw = (_index: number, row: BenchRow) => <PeerRow row={row} />;

function VirtuosoList({ rows }: ListProps) {
  return (
    <Virtuoso
      className="bench-pane"
      scrollerRef={element => {
        scroller = element instanceof HTMLElement ? element : null;
      }}
      data={rows}
      firstItemIndex={FIRST + (rows[0]?.n ?? 0)}
      initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
      followOutput={isAtBottom => (isAtBottom ? 'auto' : false)}
      atBottomThreshold={40}
      alignToBottom
      computeItemKey={keyOf}
      defaultItemHeight={MEAN_HEIGHT}
      itemContent={draw}
      increaseViewportBy={400}
      skipAnimationFrameInResizeObserver
    />
  );
}

listPeer(VirtuosoList, { row: '.chat-row', isWindowed: true, scroller: () => scroller });
