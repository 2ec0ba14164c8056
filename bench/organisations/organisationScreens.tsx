import { MemoryRouter } from 'react-router-dom';
import { ok } from '@/domain/kernel/Result';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { LoadOrganisationBranch } from '@/application/organisations/LoadOrganisationBranch';
import { OrganisationTree } from '@/presentation/organisations/OrganisationTree';
import { OrganisationTreeStore } from '@/presentation/organisations/OrganisationTreeStore';
import { organisationsCount, organisationsText } from '@/presentation/organisations/organisationsText';
import { useStore } from '@/presentation/kit/useStore';
import { FakeOrganisationGateway } from '#test/support/fakes/organisations/FakeOrganisationGateway';
import { useEffect, useRef, type ReactNode } from 'react';
import type { MeasuredScreen } from '../patients/screens';

/** Children of each organisation that has some; the tree is three levels deep. */
const BRANCH = 60;
/** Pixels of a line. */
const LINE = 48;

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
    <div className="organisation-tree">
      <div ref={root} className="organisation-tree-lines" role="tree" style={{ height: rows.length * LINE }} />
    </div>
  );
}

function rawLine(row: OrganisationRow, place: number): HTMLElement {
  const line = document.createElement('div');
  line.className = 'organisation-line organisation-line-organisation';
  line.setAttribute('role', 'treeitem');
  line.setAttribute('aria-level', '2');
  line.setAttribute('aria-posinset', String(place + 1));
  line.setAttribute('aria-setsize', String(BRANCH));
  line.style.top = `${place * LINE}px`;
  const name = document.createElement('bdi');
  name.className = 'organisation-name';
  name.textContent = row.name;
  const facts = document.createElement('span');
  facts.className = 'organisation-facts';
  const marks = [
    ...(row.enabled ? [] : [organisationsText('row.disabled')]),
    ...(row.subscription === 'ended' ? [organisationsText('row.subscription.ended')] : []),
    row.codes === 0
      ? organisationsText('row.noCodes')
      : organisationsText('row.seats', { used: row.seats.used, all: row.seats.all ?? 0 }),
    ...(row.children > 0 ? [organisationsCount('row.children', row.children)] : []),
  ];
  facts.append(
    ...marks.map(text => {
      const mark = document.createElement('span');
      mark.textContent = text;
      return mark;
    }),
  );
  line.append(name, facts);
  return line;
}

/** As high as the page gives a tree. */
const Window = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'grid', height: 800 }}>{children}</div>
);

const lines = (count: number) => ({
  rows: '.organisation-line',
  whole: { element: '.organisation-tree-lines', height: count * LINE },
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
