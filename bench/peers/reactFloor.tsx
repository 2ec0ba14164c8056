import { listPeer } from '../page/listPeer';
import { PeerRow } from '../page/PeerRow';
import type { ListProps } from '../page/ReactList';

/** About as many rows as are visible. */
const VISIBLE = 6;

/** What React takes for the visible rows when there is no list at all: it neither measures nor scrolls. */
function ReactFloor({ rows }: ListProps) {
  return (
    <div className="bench-pane bench-floor">
      <div style={{ flex: 'none' }}>
        {rows.slice(-VISIBLE).map(row => (
          <PeerRow key={row.n} row={row} />
        ))}
      </div>
    </div>
  );
}

listPeer(ReactFloor, {
  row: '.chat-row',
  isWindowed: true,
  scroller: () => document.querySelector<HTMLElement>('.bench-pane'),
});
