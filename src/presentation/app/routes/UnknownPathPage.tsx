import { ShareIcon } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useStores } from '../useStores';
import { InitialLoading } from './InitialLoading';
import { NotFoundPage } from './NotFoundPage';
import { ShellMessage } from '../ShellMessage';
import { appText } from '../appText';
import { usePathArea } from './usePathArea';

/**
 * A path that is none of the shell's pages, reached inside the shell. Another part of the dashboard may answer for it.
 */
export function UnknownPathPage() {
  const { pathname, search } = useLocation();
  const area = usePathArea();
  switch (area) {
    case 'login':
    case 'callback':
    case 'action':
      return <Navigate to="/home" replace />;
    case 'logout':
      return <Leaving to={pathname} />;
    case 'external':
      return <OpensElsewhere href={pathname + search} />;
    case 'shell':
    case 'unknown':
      return <NotFoundPage />;
  }
}

/** The page that signs out at once is outside the shell, so it is loaded as a document. */
function Leaving({ to }: { readonly to: string }) {
  const { restart } = useStores();
  useEffect(() => restart(to), [restart, to]);
  return <InitialLoading />;
}

/** Loading another page here would sign the user out, so it opens in a separate window. */
function OpensElsewhere({ href }: { readonly href: string }) {
  return (
    <ShellMessage icon={<ShareIcon size={40} />} title={appText('elsewhere.title')}>
      <a className="bp6-button bp6-intent-primary" href={href} target="_blank" rel="noreferrer">
        <span className="bp6-button-text">{appText('elsewhere.open')}</span>
      </a>
    </ShellMessage>
  );
}
