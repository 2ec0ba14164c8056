import { useLayoutEffect, useRef } from 'react';
import { VList, type VListHandle } from 'virtua';
import type { BenchRow } from '../page/BenchRow';
import { listPeer } from '../page/listPeer';
import { MEAN_HEIGHT } from '../page/meanHeight';
import { PeerRow } from '../page/PeerRow';
import type { ListProps } from '../page/ReactList';

const NEAR_END = 40;
const draw = (row: BenchRow) => <PeerRow key={row.n} row={row} />;

function VirtuaList({ rows }: ListProps) {
  const list = useRef<VListHandle>(null);
  const stays = useRef(true);
  const oldest = useRef(rows[0]?.n);
  // Its manual: set while rows are put in front, and only then.
  const shift = rows[0]?.n !== oldest.current;
  useLayoutEffect(() => {
    oldest.current = rows[0]?.n;
    if (stays.current) list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [rows]);
  const onScroll = (offset: number): void => {
    if (list.current !== null)
      stays.current = offset - list.current.scrollSize + list.current.viewportSize >= -NEAR_END;
  };
  return (
    <VList
      ref={list}
      className="bench-pane"
      data={rows}
      shift={shift}
      bufferSize={400}
      itemSize={MEAN_HEIGHT}
      onScroll={onScroll}
    >
      {draw}
    </VList>
  );
}

listPeer(VirtuaList, {
  row: '.chat-row',
  isWindowed: true,
  scroller: () => document.querySelector<HTMLElement>('.bench-pane'),
});
