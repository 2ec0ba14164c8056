import { Drawer, ProgressBar } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { ScopeGate } from '../access/ScopeGate';
import { SideMenu } from '../access/SideMenu';
import { AreaBoundary } from '../shared/AreaBoundary';
import { useStores } from '../shared/useStores';
import { shellText } from './shellText';
import { Toolbar } from './Toolbar';
import { usePageFacts } from './usePageFacts';
import { useShellStores } from './useShellStores';

/** Toolbar, side menu and the page between them. */
export const ShellLayout = observer(function ShellLayout() {
  const { menu } = useShellStores();
  return (
    <div className={menu.open ? 'shell' : 'shell shell-narrow'}>
      <a className="shell-skip" href="#content">
        {shellText('skip')}
      </a>
      <Toolbar />
      <Menus />
      <Page />
    </div>
  );
});

const Menus = observer(function Menus() {
  const { access, menu } = useShellStores();
  const close = (): void => menu.showOverlay(false);
  const shared = { access, folded: menu.folded, onFold: (group: string) => menu.fold(group) };
  return (
    <>
      <aside className="shell-side">
        <SideMenu {...shared} />
      </aside>
      <Drawer className="shell-drawer" isOpen={menu.overlay} onClose={close} position="left" size="260px" aria-label={shellText('toolbar.openMenu')}>
        <SideMenu {...shared} onLeave={close} />
      </Drawer>
    </>
  );
});

function Page() {
  const { report, showTitle } = useStores();
  const { access } = useShellStores();
  const { pathname } = useLocation();
  const facts = usePageFacts();
  const title = facts?.title();
  const busy = useNavigation().state !== 'idle';
  useEffect(() => {
    showTitle(title);
  }, [showTitle, title]);
  return (
    <main className="shell-main" id="content" tabIndex={-1} aria-busy={busy}>
      {busy && <ProgressBar className="shell-progress" intent="primary" aria-label={shellText('loadingPage')} />}
      <AreaBoundary place={pathname} area="page" report={report}>
        <ScopeGate access={access} needed={facts?.scope ?? null}>
          <Outlet />
        </ScopeGate>
      </AreaBoundary>
    </main>
  );
}
