import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Scope } from '@/domain/kernel/Scope';
import type { AccessStore } from './AccessStore';
import { routes } from '../app/routes/routes';
import { accessText } from './accessText';

interface ScopeGateProps {
  readonly access: AccessStore;
  readonly needed: Scope | null;
  readonly children: ReactNode;
}

/** Shows a page only if the user has its scope. A failed check is reported as such, and never as a refusal. */
export const ScopeGate = observer(function ScopeGate({ access, needed, children }: ScopeGateProps) {
  const { pathname, search } = useLocation();
  switch (access.verdict(needed)) {
    case 'allow':
      return children;
    case 'deny':
      return <Navigate to={routes.unauthorised.pattern} replace state={{ needed, from: pathname + search }} />;
    case 'wait':
      return (
        <p className="shell-waiting" role="status">
          {accessText('pageWaiting')}
        </p>
      );
    case 'couldNotCheck':
      return <CouldNotCheck access={access} />;
  }
});

function CouldNotCheck({ access }: { readonly access: AccessStore }) {
  return (
    <div className="plain-page" role="alert">
      <p>{accessText('couldNotCheck')}</p>
      <Button text={accessText('tryAgain')} onClick={() => access.retry()} />
    </div>
  );
}
