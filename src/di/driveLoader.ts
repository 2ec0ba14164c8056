import type { Container } from 'inversify';
import { DriveStart } from '@/application/drive/DriveStart';
import { FlagCacheToken } from './tokens/accessTokens';
import { ClockToken, LoggerToken } from './tokens/kernelTokens';
import { PendingUploadsToken, SessionEventsToken, SessionVaultToken } from './tokens/sessionTokens';

/** Once per window: the drive is downloaded after a sign-in, and a sign-out waits for it. */
export function loadDrive(container: Container): void {
  const driveStart = new DriveStart({
    download: async () => {
      const { createPendingUploads } = await import('./drive');
      return () => createPendingUploads(container);
    },
    flags: container.get(FlagCacheToken),
    events: container.get(SessionEventsToken),
    vault: container.get(SessionVaultToken),
    clock: container.get(ClockToken),
    logger: container.get(LoggerToken),
  });
  container.rebind(PendingUploadsToken).toConstantValue(driveStart);
  driveStart.execute();
}
