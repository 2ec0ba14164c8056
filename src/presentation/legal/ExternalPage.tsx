import { use } from 'react';
import { useStores } from '../kit/useStores';
import { ExternalShell } from './ExternalShell';

/** The external shell, once what it needs has been downloaded. */
export function ExternalPage() {
  return <ExternalShell stores={use(useStores().external())} />;
}
