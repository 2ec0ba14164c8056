import type { ComponentType } from 'react';
import type { Peer } from './Peer';
import { ReactList, type ListProps } from './ReactList';
import { startListBench } from './startListBench';

/** Measures a list that is a React component. */
export function listPeer(List: ComponentType<ListProps>, look: Pick<Peer, 'row' | 'isWindowed' | 'scroller'>): void {
  const list = new ReactList(List);
  void startListBench({
    ...look,
    mount: (root, rows) => list.mount(root, rows),
    unmount: () => list.unmount(),
    append: rows => list.append(rows),
    confirm: row => list.confirm(row),
    prepend: rows => list.prepend(rows),
  });
}
