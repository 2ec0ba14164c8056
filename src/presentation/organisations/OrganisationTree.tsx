import { hotkeysCoreFeature, syncDataLoaderFeature, type ItemInstance } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useMedia } from '../kit/useMedia';
import styles from './OrganisationTree.module.css';
import type { OrganisationTreeStore } from './OrganisationTreeStore';
import { organisationsText } from './organisationsText';
import { childLines, entryOf, sizeOfPartBranch, TREE_TOP, type TreeEntry } from './TreeEntry';
import { TreeLine } from './TreeLine';

/** Height of a line with one part and with two, in pixels; style sheets set the same heights. */
const LINE_HEIGHT = { wide: 44, narrow: 56 };
/** The width below which a line has two parts; style sheets use the same width. */
const NARROW = '(width < 1200px)';
/** Lines rendered beyond the visible ones, ready for the next scroll step. */
const OVERSCAN = 12;

interface OrganisationTreeProps {
  readonly store: OrganisationTreeStore;
  readonly onOpen: (organisationId: string) => void;
}

/**
 * The tree: arrows move and open, Home and End go to its ends, Enter opens the organisation or does what a line offers.
 */
export const OrganisationTree = observer(function OrganisationTree({ store, onOpen }: OrganisationTreeProps) {
  const scroller = useRef<HTMLDivElement>(null);
  /** The place of the line that requested more; the line that replaces it gets the focus. */
  const focusNext = useRef<{ readonly index: number; readonly parent: string }>(undefined);
  const activate = (item: ItemInstance<TreeEntry>): void => {
    const entry = item.getItemData();
    if (entry.kind === 'organisation') onOpen(entry.row.id);
    else if (entry.kind === 'more' || entry.kind === 'failed') {
      focusNext.current = { index: item.getItemMeta().index, parent: entry.parent.id };
      void store.load(entry.parent.id);
    }
  };
  const tree = useTree<TreeEntry>({
    rootItemId: TREE_TOP,
    getItemName: item => nameOf(item.getItemData()),
    isItemFolder: item => hasChildren(item.getItemData()),
    dataLoader: { getItem: id => entryOf(store, id), getChildren: id => childLines(store, id) },
    state: { expandedItems: store.expanded },
    setExpandedItems: update => store.setExpanded(typeof update === 'function' ? update(store.expanded) : update),
    onPrimaryAction: activate,
    hotkeys: {
      // The browser’s own scrolling to an end would stop half-way, where it meets the one to the line.
      focusFirstItem: { hotkey: 'Home', preventDefault: true },
      focusLastItem: { hotkey: 'End', preventDefault: true },
      customOpen: { hotkey: 'Enter', handler: (_event, open) => activate(open.getFocusedItem()) },
    },
    scrollToItem: item => virtual.scrollToIndex(item.getItemMeta().index),
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
  });
  const lines = linesOf(store);
  useEffect(() => {
    tree.rebuildTree();
    const wanted = focusNext.current;
    if (wanted === undefined || store.branchOf(wanted.parent)?.loading === true) return;
    focusNext.current = undefined;
    tree.getItems()[wanted.index]?.setFocused();
    tree.updateDomFocus();
  }, [store, tree, lines]);
  const { revealing } = store;
  useEffect(() => {
    if (revealing?.state !== 'there') return;
    const item = tree.getItems().find(one => one.getId() === revealing.row.id);
    if (item === undefined) return;
    item.setFocused();
    tree.updateDomFocus();
    store.endReveal();
  }, [store, tree, lines, revealing]);
  const items = tree.getItems();
  const focused = items.findIndex(item => item.isFocused());
  const lineHeight = LINE_HEIGHT[useMedia(NARROW) ? 'narrow' : 'wide'];
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    overscan: OVERSCAN,
    rangeExtractor: range => drawnLines(range, focused),
  });
  useEffect(() => virtual.measure(), [virtual, lineHeight]);
  return (
    <div ref={scroller} className={styles['scroller']}>
      <div
        {...tree.getContainerProps(organisationsText('tree'))}
        className={styles['lines']}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          const siblings = sizeOfPartBranch(store, item.getParent()?.getId());
          return <TreeLine key={item.getId()} item={item} siblings={siblings} top={start} onActivate={activate} />;
        })}
      </div>
    </div>
  );
});

/** Indices of the rendered lines: the visible ones, and the focused one, so that scrolling does not lose the focus. */
function drawnLines(range: Range, focused: number): number[] {
  const visible = defaultRangeExtractor(range);
  return focused < 0 || visible.includes(focused) ? visible : [...visible, focused].sort((a, b) => a - b);
}

/** A key that changes whenever a line is added, removed or changed. */
function linesOf(store: OrganisationTreeStore): string {
  return [TREE_TOP, ...store.expanded]
    .map(id => `${childLines(store, id).join()}${store.branchOf(id)?.loading === true ? ' loading' : ''}`)
    .join(';');
}

/** The invisible root has all other lines below it. */
const hasChildren = (entry: TreeEntry): boolean =>
  entry.kind === 'gone' || (entry.kind === 'organisation' && entry.row.children > 0);

function nameOf(entry: TreeEntry): string {
  if (entry.kind === 'gone') return '';
  return entry.kind === 'organisation' ? entry.row.name : entry.parent.name;
}
