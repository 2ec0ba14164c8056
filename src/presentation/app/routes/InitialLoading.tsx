import { Spinner } from '@blueprintjs/core';
import { appText } from '../appText';

/** Shown until the first navigation has finished. */
export function InitialLoading() {
  return (
    <main className="plain-page">
      <Spinner size={40} aria-label={appText('loadingPage')} />
    </main>
  );
}
