import { Spinner } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import type { ItemInstance } from '@headless-tree/core';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { OrganisationCells } from './OrganisationCells';
import list from './OrganisationList.module.css';
import { organisationFailureText, organisationsCount, organisationsText } from './organisationsText';
import styles from './OrganisationTree.module.css';
import type { TreeEntry } from './TreeEntry';

interface TreeLineProps {
  readonly item: ItemInstance<TreeEntry>;
  /** Number of organisations in the branch, including those not loaded; undefined if not known. */
  readonly siblings: number | undefined;
  /** Pixels from the top of the tree. */
  readonly top: number;
  readonly onActivate: (item: ItemInstance<TreeEntry>) => void;
}

/** One line of the tree; pressing the arrow opens or closes it, pressing elsewhere opens the organisation. */
export function TreeLine({ item, siblings, top, onActivate }: TreeLineProps) {
  const entry = item.getItemData();
  if (entry.kind === 'gone') return null;
  // A click does more than open a branch, and screen readers read the visible text.
  const { onClick: _press, 'aria-label': _name, ...props } = item.getProps() as Readonly<Record<string, unknown>>;
  const { level } = item.getItemMeta();
  return (
    <div
      {...props}
      {...(siblings !== undefined && { 'aria-setsize': siblings })}
      className={entry.kind === 'organisation' ? `${list['row']} ${styles['line']}` : styles['line']}
      data-kind={entry.kind}
      style={{ top, '--level': level } as CSSProperties}
      onFocus={event => {
        if (!isWithinTree(event.relatedTarget)) item.setFocused();
      }}
      onClick={() => {
        item.setFocused();
        onActivate(item);
      }}
    >
      <Content entry={entry} arrow={item.isFolder() && <Arrow item={item} />} />
    </div>
  );
}

/** Inside the tree, the tree itself moves the focus. */
const isWithinTree = (from: EventTarget | null): boolean =>
  from instanceof Element && from.closest('[role=tree]') !== null;

/** Not a tab stop: the arrow keys of the tree do the same. */
function Arrow({ item }: { readonly item: ItemInstance<TreeEntry> }) {
  const toggle = (event: MouseEvent): void => {
    event.stopPropagation();
    item.setFocused();
    if (item.isExpanded()) item.collapse();
    else item.expand();
  };
  const Icon = item.isExpanded() ? ChevronDownIcon : ChevronRightIcon;
  return (
    <span className={styles['arrow']} onClick={toggle} aria-hidden="true">
      <Icon size={16} />
    </span>
  );
}

interface ContentProps {
  readonly entry: Exclude<TreeEntry, { readonly kind: 'gone' }>;
  readonly arrow: ReactNode;
}

function Content({ entry, arrow }: ContentProps) {
  switch (entry.kind) {
    case 'organisation':
      return (
        <>
          <span className={styles['name']}>
            {arrow}
            <bdi title={entry.row.name}>{entry.row.name}</bdi>
            {entry.loading && <Loading name={entry.row.name} />}
          </span>
          <OrganisationCells row={entry.row} />
        </>
      );
    case 'more':
      return (
        <>
          <span className={styles['offer']}>
            {organisationsText('more', { name: entry.parent.name, left: entry.left })}
          </span>
          {entry.loading && <Loading name={entry.parent.name} />}
        </>
      );
    case 'failed':
      return (
        <>
          <span>
            {organisationsText('failedBelow', {
              name: entry.parent.name,
              why: organisationFailureText(entry.failure),
            })}
          </span>
          <span className={styles['offer']}>{organisationsText('retry')}</span>
        </>
      );
    case 'unreadable':
      return <span>{organisationsCount('unreadable', entry.count)}</span>;
  }
}

function Loading({ name }: { readonly name: string }) {
  return <Spinner size={16} aria-label={organisationsText('loadingBelow', { name })} />;
}
