import { Spinner } from '@blueprintjs/core';
import { PlainPage } from '../kit/PlainPage';
import { sessionText } from './sessionText';

/** Shown while the session or the code of a page is on its way. */
export function WaitingPage() {
  return (
    <PlainPage title={sessionText('restoring')}>
      <Spinner size={40} aria-label={sessionText('restoring')} />
    </PlainPage>
  );
}
