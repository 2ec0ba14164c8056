import { observer } from 'mobx-react-lite';
import { Activity, useState, type ReactNode } from 'react';
import { useLocation, useOutlet } from 'react-router-dom';
import type { Scope } from '@/domain/kernel/Scope';
import { ScopeGate } from '../../access/ScopeGate';
import { ShellBoundary } from '../ShellBoundary';
import { useShellStores } from '../useShellStores';

interface CachedTabPagesProps {
  /** The key of the current page; undefined for a page that is created again for each visit. */
  readonly pageKey: string | undefined;
  readonly needed: Scope | null;
  /** True if the page with this key has a tab; pages without one are removed from memory. */
  readonly isOpen: (key: string) => boolean;
  /** Shown instead of the route's element. */
  readonly instead: ReactNode;
}

interface KeptPage {
  readonly element: ReactNode;
  readonly needed: Scope | null;
  readonly visit: string;
}

/** The current page and the pages in memory, which are hidden, inert and as they were left. */
export function CachedTabPages({ pageKey, needed, isOpen, instead }: CachedTabPagesProps) {
  const outlet = useOutlet();
  const element = instead ?? outlet;
  const { key: visit, pathname } = useLocation();
  const [kept, setKept] = useState<ReadonlyMap<string, KeptPage>>(new Map());
  if (pageKey !== undefined && kept.get(pageKey)?.visit !== visit) {
    const others = [...kept].filter(([key]) => key !== pageKey && isOpen(key));
    setKept(new Map([...others, [pageKey, { element, needed, visit }]]));
  }
  return (
    <>
      {[...kept]
        .filter(([key]) => key === pageKey || isOpen(key))
        .map(([key, page]) => (
          <Activity key={key} mode={key === pageKey ? 'visible' : 'hidden'}>
            <GuardedPage place={page.visit} needed={key === pageKey ? needed : page.needed}>
              {key === pageKey ? element : page.element}
            </GuardedPage>
          </Activity>
        ))}
      {pageKey === undefined && (
        <GuardedPage key={pathname} place={visit} needed={needed}>
          {element}
        </GuardedPage>
      )}
    </>
  );
}

interface GuardedPageProps {
  readonly place: string;
  readonly needed: Scope | null;
  readonly children: ReactNode;
}

/** Keeps an error inside its page, and removes a page whose scope was revoked. */
const GuardedPage = observer(function GuardedPage({ place, needed, children }: GuardedPageProps) {
  const { access } = useShellStores();
  return (
    <ShellBoundary place={place} area="page">
      <ScopeGate access={access} needed={needed}>
        {children}
      </ScopeGate>
    </ShellBoundary>
  );
});
