import { MemoryRouter } from 'react-router-dom';
import { ok } from '@/domain/kernel/Result';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { LoadOrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import list from '@/presentation/organisations/OrganisationList.module.css';
import { OrganisationTree } from '@/presentation/organisations/OrganisationTree';
import styles from '@/presentation/organisations/OrganisationTree.module.css';
import { OrganisationTreeStore } from '@/presentation/organisations/OrganisationTreeStore';
import { organisationsText } from '@/presentation/organisations/organisationsText';
import { useStore } from '@/presentation/kit/useStore';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { useEffect, useRef, type ReactNode } from 'react';
import type { MeasuredScreen } from '../patients/screens';

/** Children of each organisation that has some; the tree is three levels deep. */
const BRANCH = 60;
/** Pixels of a line. */
const LINE = 44;

/** So many organisations by parent, the same on every machine. */
function manyOrganisations(count: number): ReadonlyMap<string | undefined, readonly OrganisationRow[]> {
  const branches = new Map<string | undefined, OrganisationRow[]>();
  for (let place = 0; place < count; place += 1) {
    const parent = place === 0 ? undefined : `org-${Math.floor((place - 1) / BRANCH)}`;
    const children = Math.max(0, Math.min(BRANCH, count - 1 - place * BRANCH));
    const row: OrganisationRow = {
      id: `org-${place}`,
      name: `Ashford Health Board ${place}`,
      ...(parent !== undefined && { parent }),
      enabled: place % 17 !== 0,
      subscription: place % 7 === 0 ? 'ended' : 'active',
      children,
      codes: place % 5,
      seats: { used: place % 90, all: 400 },
    };
    branches.set(parent, [...(branches.get(parent) ?? []), row]);
  }
  return branches;
}

const Tree = ({ store: made, ids }: { readonly store: OrganisationTreeStore; readonly ids: string[] }) => {
  const store = useStore(() => made);
  useEffect(() => store.setExpanded(ids), [store, ids]);
  return <OrganisationTree store={store} onOpen={() => undefined} />;
};

/** The same rows in the same elements, made by the document itself. */
function RawRows({ rows }: { readonly rows: readonly OrganisationRow[] }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.replaceChildren(...rows.map(rawLine)), [rows]);
  return (
    <div className={styles['scroller']}>
      <div ref={root} className={styles['lines']} role="tree" style={{ height: rows.length * LINE }} />
    </div>
  );
}

function rawLine(row: OrganisationRow, place: number): HTMLElement {
  const line = element('div', `${list['row']} ${styles['line']}`);
  line.dataset['kind'] = 'organisation';
  line.setAttribute('role', 'treeitem');
  line.setAttribute('aria-level', '2');
  line.setAttribute('aria-posinset', String(place + 1));
  line.setAttribute('aria-setsize', String(BRANCH));
  line.style.top = `${place * LINE}px`;
  const name = element('span', styles['name']);
  name.append(element('bdi', undefined, row.name));
  const cells = element('span', list['cells']);
  const { enabled, subscription, codes, seats, children } = row;
  cells.append(
    rawCell('status', [
      ...(enabled ? [] : [organisationsText('row.disabled')]),
      ...(subscription === 'ended' ? [organisationsText('row.subscription.ended')] : []),
    ]),
    rawCell('seats', [
      codes === 0 ? organisationsText('row.noCodes') : organisationsText('row.seats', { used: seats.used, all: 400 }),
    ]),
    rawCell('children', [String(children)]),
  );
  line.append(name, cells);
  return line;
}

function rawCell(column: 'status' | 'seats' | 'children', words: readonly string[]): HTMLElement {
  const cell = element('span', `${list['cell']} ${list[column]}`);
  const label = element('span', list['label'], organisationsText(`column.${column}`));
  cell.append(label, ...words.map(word => element('span', undefined, word)));
  return cell;
}

function element(tag: string, className: string | undefined, text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.textContent = text;
  return made;
}

/** As high as the page gives a tree. */
const Window = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'grid', height: 800 }}>{children}</div>
);

const lines = (count: number) => ({
  rows: '[role=treeitem]',
  whole: { element: '[role=tree]', height: count * LINE },
});

/** The tree with every branch open, and the same rows without a tree. */
export const organisationScreens: Readonly<Record<string, (count: number) => MeasuredScreen>> = {
  organisations: count => {
    const branches = manyOrganisations(count);
    const gateway = new FakeOrganisationGateway();
    gateway.listChildren = async parent => {
      const rows = branches.get(parent) ?? [];
      return ok({ rows, total: rows.length, unreadable: 0 });
    };
    const store = new OrganisationTreeStore({ loadBranch: new LoadOrganisationBranch(gateway) });
    const ids = [...branches.keys()].flatMap(id => id ?? []);
    const tree = (
      <MemoryRouter>
        <Window>
          <Tree store={store} ids={ids} />
        </Window>
      </MemoryRouter>
    );
    return { element: tree, ...lines(count) };
  },
  rawOrganisations: count => {
    const rows = [...manyOrganisations(count).values()].flat();
    const all = (
      <Window>
        <RawRows rows={rows} />
      </Window>
    );
    return { element: all, ...lines(count) };
  },
};
