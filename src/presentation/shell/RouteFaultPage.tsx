import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { sessionText } from '../session/sessionText';
import { useStores } from '../shared/useStores';

/** A page that failed to load or to show itself. The menu goes on working and nobody is signed out. */
export function RouteFaultPage() {
  const error = useRouteError();
  const { report } = useStores();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    report(error, 'page');
  }, [error, report]);
  return (
    <div className="plain-page" role="alert">
      <p>{sessionText('start.globalError')}</p>
      <Button text={sessionText('start.tryAgain')} onClick={() => void navigate(location, { replace: true })} />
    </div>
  );
}
