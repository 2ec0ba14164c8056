import { ShareIcon } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useStores } from '../useStores';
import { InitialLoading } from './InitialLoading';
import { NotFoundPage } from './NotFoundPage';
import { ShellMessage } from '../ShellMessage';
import { appText } from '../appText';
import { routes } from './routes';
import { usePathArea } from './usePathArea';

/** Shown for a path that is not a page of the shell. Another part of the dashboard may have it. */
export function UnknownPathPage() {
  const { pathname, search } = useLocation();
  const area = usePathArea();
  switch (area) {
    case 'login':
    case 'callback':
    case 'action':
      return <Navigate to={routes.home.pattern} replace />;
    case 'logout':
      return <Leaving to={pathname} />;
    case 'external':
      return <OpensElsewhere href={pathname + search} />;
    case 'shell':
    case 'unknown':
      return <NotFoundPage />;
  }
}

/** Goes to the page that logs out immediately. It is outside the shell, so it is loaded as a new document. */
function Leaving({ to }: { readonly to: string }) {
  const { restart } = useStores();
  useEffect(() => restart(to), [restart, to]);
  return <InitialLoading />;
}

/** Links to the page in another window, because loading it in this one would sign the user out. */
function OpensElsewhere({ href }: { readonly href: string }) {
  return (
    <ShellMessage icon={<ShareIcon size={40} />} title={appText('elsewhere.title')}>
      <a className="bp6-button bp6-intent-primary" href={href} target="_blank" rel="noreferrer">
        <span className="bp6-button-text">{appText('elsewhere.open')}</span>
      </a>
    </ShellMessage>
  );
}
