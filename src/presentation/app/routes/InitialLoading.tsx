import { Spinner } from '@blueprintjs/core';
import { appText } from '../appText';

/** Until the first navigation has ended. */
export function InitialLoading() {
  return (
    <main className="plain-page">
      <Spinner size={40} aria-label={appText('loadingPage')} />
    </main>
  );
}
