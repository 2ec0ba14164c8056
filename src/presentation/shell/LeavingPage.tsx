import { useEffect } from 'react';
import { useStores } from '../shared/useStores';
import { FirstWait } from './FirstWait';

/** The page that signs out at once, reached inside the shell: it stands alone, so it is loaded as such. */
export function LeavingPage() {
  const { restart } = useStores();
  useEffect(() => restart('/authentication/logout'), [restart]);
  return <FirstWait />;
}
