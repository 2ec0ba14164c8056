import { Spinner } from '@blueprintjs/core';
import { PlainPage } from '../kit/PlainPage';
import { sessionText } from './sessionText';

/** Shown while the session is being restored or the code of a page is being downloaded. */
export function WaitingPage() {
  return (
    <PlainPage title={sessionText('restoring')}>
      <Spinner size={40} aria-label={sessionText('restoring')} />
    </PlainPage>
  );
}
