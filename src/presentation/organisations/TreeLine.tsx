import { Spinner } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import type { ItemInstance } from '@headless-tree/core';
import type { MouseEvent } from 'react';
import { OrganisationFacts } from './OrganisationFacts';
import { organisationsCount, organisationsText } from './organisationsText';
import type { TreeEntry } from './TreeEntry';

interface TreeLineProps {
  readonly item: ItemInstance<TreeEntry | undefined>;
  /** Pixels from the top of the tree. */
  readonly top: number;
  readonly onActivate: (item: ItemInstance<TreeEntry | undefined>) => void;
}

/** One line of the tree; a press on the arrow opens and closes it, a press elsewhere opens the organisation. */
export function TreeLine({ item, top, onActivate }: TreeLineProps) {
  const entry = item.getItemData();
  if (entry === undefined) return null;
  const { onClick: _toggles, ...props } = item.getProps() as Readonly<Record<string, unknown>>;
  const { level } = item.getItemMeta();
  return (
    <div
      {...props}
      className={`organisation-line organisation-line-${entry.kind}`}
      style={{ top, paddingInlineStart: `calc(${level} * var(--tree-step) + var(--space-2))` }}
      onFocus={() => item.setFocused()}
      onClick={() => {
        item.setFocused();
        onActivate(item);
      }}
    >
      {item.isFolder() && <Arrow item={item} />}
      <Content entry={entry} />
    </div>
  );
}

/** Not reached by the keyboard of its own: the arrow keys of the tree do the same. */
function Arrow({ item }: { readonly item: ItemInstance<TreeEntry | undefined> }) {
  const toggle = (event: MouseEvent): void => {
    event.stopPropagation();
    item.setFocused();
    if (item.isExpanded()) item.collapse();
    else item.expand();
  };
  const Icon = item.isExpanded() ? ChevronDownIcon : ChevronRightIcon;
  return (
    <span className="organisation-arrow" onClick={toggle} aria-hidden="true">
      <Icon size={16} />
    </span>
  );
}

function Content({ entry }: { readonly entry: TreeEntry }) {
  switch (entry.kind) {
    case 'organisation':
      return <OrganisationFacts row={entry.row} />;
    case 'more':
      return (
        <span className="organisation-action">
          {organisationsText('more', { name: entry.parent.name, left: entry.left })}
        </span>
      );
    case 'loading':
      return (
        <>
          <Spinner size={16} />
          <span>{organisationsText('loadingBelow', { name: entry.parent.name })}</span>
        </>
      );
    case 'failed':
      return (
        <span className="organisation-action">
          {organisationsText('failedBelow', { name: entry.parent.name, why: organisationsText('retry') })}
        </span>
      );
    case 'unreadable':
      return <span>{organisationsCount('unreadable', entry.count)}</span>;
  }
}
