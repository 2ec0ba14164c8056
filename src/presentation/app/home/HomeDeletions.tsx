import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Downloaded } from '../../kit/Downloaded';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import type { UserStores } from '../../users/UserStores';
import { DELETIONS_PATH } from '../../users/userPath';
import { appCount, appText } from '../appText';
import { HomeCard } from './HomeCard';

type DeletionStores = Pick<UserStores, 'deletions'>;

interface HomeDeletionsProps {
  readonly load: () => Promise<{ readonly users: DeletionStores }>;
}

/** How many accounts wait to be deleted. What is not known is not none. */
export function HomeDeletions({ load }: HomeDeletionsProps) {
  return (
    <Downloaded load={load} fallback={<Spinner size={24} aria-label={appText('home.deletionsLoading')} />}>
      {({ users }) => <OpenRequests stores={users} />}
    </Downloaded>
  );
}

const OpenRequests = observer(function OpenRequests({ stores }: { readonly stores: DeletionStores }) {
  const store = useStore(() => stores.deletions());
  const { list, loading } = store.table;
  const { open = 0, isAtLeast = true } = store.open ?? {};
  return (
    <HomeCard id="home-deletions" title={appText('home.deletions')} count={open} atLeast={isAtLeast}>
      {list.status === 'couldNotCheck' && (
        <Notice
          intent="warning"
          action={<Button size="small" text={appText('home.retry')} onClick={() => void store.table.retry()} />}
        >
          {appText('home.deletionsFailed')}
        </Notice>
      )}
      {list.status === 'known' && isAtLeast && <Notice intent="warning">{appText('home.deletionsPartial')}</Notice>}
      {list.status === 'unknown' && loading && <p>{appText('home.deletionsLoading')}</p>}
      {open > 0 && (
        <p className="home-first">
          <Link to={DELETIONS_PATH}>{appCount('home.deletionsOpen', open)}</Link>
        </p>
      )}
      {open === 0 && !isAtLeast && <p>{appText('home.deletionsNone')}</p>}
      {open === 0 && (
        <p className="home-scope">
          <Link to={DELETIONS_PATH}>{appText('home.deletionsAll')}</Link>
        </p>
      )}
    </HomeCard>
  );
});
