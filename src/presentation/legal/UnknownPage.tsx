import { AnchorButton } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useStores } from '../kit/useStores';
import { legalText } from './legalText';

/** What every path is answered with that leads nowhere. */
export function UnknownPage() {
  const { showTitle } = useStores();
  useEffect(() => {
    showTitle(legalText('notFoundPage'));
  }, [showTitle]);
  return (
    <div className="external-message">
      <h1>{legalText('notFound')}</h1>
      <AnchorButton href="/home" text={legalText('toDashboard')} />
    </div>
  );
}
