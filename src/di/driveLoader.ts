import type { Container } from 'inversify';
import type { PendingUploads } from '@/application/session/ports/PendingUploads';
import { FlagCacheToken } from './tokens/accessTokens';
import { PendingUploadsToken, SessionEventsToken, SessionVaultToken } from './tokens/sessionTokens';
import { ClockToken, LoggerToken } from './tokens/kernelTokens';

/** How long until a failed download is retried, in milliseconds. */
const RETRY_MS = 30_000;

/** How long the start waits for what the deployment has switched on, in milliseconds; the defaults count afterwards. */
const FLAGS_LIMIT_MS = 3_000;

/** Downloads and starts the drive once a person is signed in, and lets the sign-out wait for it. */
export function loadDrive(container: Container): void {
  let isWanted = false;
  let uploads: PendingUploads | undefined;
  const clock = container.get(ClockToken);
  const flagsKnown = new Promise<void>(resolve => container.get(FlagCacheToken).subscribe(() => resolve()));
  const start = async (): Promise<void> => {
    try {
      const limit = new Promise<void>(resolve => void clock.wakeIn(FLAGS_LIMIT_MS, resolve));
      const [{ startDrive, createPendingUploads }] = await Promise.all([
        import('./drive'),
        Promise.race([flagsKnown, limit]),
      ]);
      startDrive(container);
      uploads = createPendingUploads(container);
    } catch (error) {
      container.get(LoggerToken).error('The drive could not be started.', error);
      clock.wakeIn(RETRY_MS, () => void start());
    }
  };
  let starting: Promise<void> | undefined;
  const want = (): void => {
    isWanted = true;
    starting ??= start();
  };
  container.rebind(PendingUploadsToken).toConstantValue({
    drain: async limitMs => {
      // A download that never ends must not block the sign-out.
      if (uploads === undefined)
        await Promise.race([starting, new Promise<void>(resolve => void clock.wakeIn(limitMs, resolve))]);
      await uploads?.drain(limitMs);
    },
    areOpen: async () => (uploads === undefined ? isWanted : uploads.areOpen()),
  });
  container.get(SessionEventsToken).subscribe(({ kind }) => {
    if (kind !== 'signedOut') want();
  });
  if (container.get(SessionVaultToken).current() !== undefined) want();
}
