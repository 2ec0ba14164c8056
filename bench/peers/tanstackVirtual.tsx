import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { listPeer } from '../page/listPeer';
import { MEAN_HEIGHT } from '../page/meanHeight';
import { PeerRow } from '../page/PeerRow';
import type { ListProps } from '../page/ReactList';

function TanstackList({ rows }: ListProps) {
  const pane = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane.current,
    estimateSize: () => MEAN_HEIGHT,
    getItemKey: useCallback((index: number) => String(rows[index]?.n), [rows]),
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: 80,
    overscan: 4,
  });
  const first = useRef(virtualizer);
  useLayoutEffect(() => first.current.scrollToEnd(), []);
  return (
    <div className="bench-pane" ref={pane} style={{ overflowAnchor: 'none' }}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          return (
            <div
              key={String(key)}
              data-index={index}
              ref={virtualizer.measureElement}
              style={{ position: 'absolute', top: 0, left: 0, width: '100%', transform: `translateY(${start}px)` }}
            >
              {row !== undefined && <PeerRow row={row} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

listPeer(TanstackList, {
  row: '.chat-row',
  isWindowed: true,
  scroller: () => document.querySelector<HTMLElement>('.bench-pane'),
});
