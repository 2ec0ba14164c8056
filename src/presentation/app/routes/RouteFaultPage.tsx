import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorNotice } from '../../kit/ErrorNotice';
import { useStores } from '../../kit/useStores';
import { useLogOutPage } from '../ShellBoundary';

/** A page that failed to load or to show itself. The menu goes on working and nobody is signed out. */
export function RouteFaultPage() {
  const error = useRouteError();
  const { report } = useStores();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    report(error, 'page');
  }, [error, report]);
  const again = useCallback(() => void navigate(location, { replace: true }), [navigate, location]);
  return <ErrorNotice error={error} onRetry={again} onLogOut={useLogOutPage()} />;
}
