import { Spinner } from '@blueprintjs/core';
import { shellText } from '../shellText';

/** Until the first navigation has ended. */
export function InitialLoading() {
  return (
    <main className="plain-page">
      <Spinner size={40} aria-label={shellText('loadingPage')} />
    </main>
  );
}
