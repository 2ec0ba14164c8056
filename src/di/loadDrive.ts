import type { Container } from 'inversify';
import { SessionEventsToken, SessionVaultToken } from './tokens/sessionTokens';
import { ClockToken, LoggerToken } from './tokens/systemTokens';

/** How long until what could not be downloaded is asked for again, in milliseconds. */
const RETRY_MS = 30_000;

/** Starts the drive as soon as somebody is signed in; until then nothing of it is downloaded. */
export function loadDrive(container: Container): void {
  let isWanted = false;
  const start = (): void => {
    import('./startDrive').then(({ startDrive }) => startDrive(container)).catch((error: unknown) => {
      container.get(LoggerToken).error('The drive could not be started.', error);
      container.get(ClockToken).wakeIn(RETRY_MS, start);
    });
  };
  const want = (): void => {
    if (!isWanted) start();
    isWanted = true;
  };
  container.get(SessionEventsToken).subscribe(({ kind }) => {
    if (kind !== 'signedOut') want();
  });
  if (container.get(SessionVaultToken).current() !== undefined) want();
}
