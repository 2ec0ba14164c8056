import { memo } from 'react';
import type { BenchRow } from './BenchRow';
import { RowInside } from './RowInside';

/**
 * One row of a list that is measured. It is drawn again only when its message is another one, as the peers' manuals
 * advise.
 */
export const PeerRow = memo(function PeerRow({ row }: { readonly row: BenchRow }) {
  return (
    <div className="chat-row" tabIndex={-1} data-row aria-setsize={-1}>
      <RowInside row={row} />
    </div>
  );
});
