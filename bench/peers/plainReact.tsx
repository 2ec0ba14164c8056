import { useLayoutEffect, useRef } from 'react';
import { listPeer } from '../page/listPeer';
import { PeerRow } from '../page/PeerRow';
import type { ListProps } from '../page/ReactList';

const NEAR_END = 40;

function PlainList({ rows }: ListProps) {
  const pane = useRef<HTMLDivElement>(null);
  const stays = useRef(true);
  useLayoutEffect(() => {
    if (stays.current && pane.current !== null) pane.current.scrollTop = pane.current.scrollHeight;
  }, [rows]);
  const onScroll = (): void => {
    if (pane.current !== null)
      stays.current = pane.current.scrollHeight - pane.current.scrollTop - pane.current.clientHeight < NEAR_END;
  };
  return (
    <div className="bench-pane" ref={pane} onScroll={onScroll}>
      {rows.map(row => (
        <PeerRow key={row.n} row={row} />
      ))}
    </div>
  );
}

listPeer(PlainList, {
  row: '.chat-row',
  isWindowed: false,
  scroller: () => document.querySelector<HTMLElement>('.bench-pane'),
});
