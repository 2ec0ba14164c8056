import { AnchorButton } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { MessageCard } from '../kit/MessageCard';
import { sessionPaths } from '../session/sessionPaths';
import { useStores } from '../app/useStores';
import { legalText } from './legalText';

/** The page for every path that does not exist. */
export function UnknownPage() {
  const { showTitle } = useStores();
  useEffect(() => {
    showTitle(legalText('notFoundPage'));
  }, [showTitle]);
  return (
    <MessageCard icon={<SearchIcon size={40} />} title={legalText('notFound')}>
      <AnchorButton href={sessionPaths.home} intent="primary" text={legalText('toDashboard')} />
    </MessageCard>
  );
}
