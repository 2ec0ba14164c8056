import type { PublicSettings } from '#sandbox/backend/app/publicSettingsHandlers';
import type { PublishedStatusDto } from '@/infrastructure/http/serverStatus/publicSettingsDtos';
import type { ServerStatusDto } from '#sandbox/faults/FaultsDto';
import { environmentFor } from './environmentFor';

/** The settings that apps may read before anyone signs in. */
export function publicSettings(origin: string, projectId: string, status: ServerStatusDto): PublicSettings {
  const { firebase, unifiedBackendUrl, staticStorageUrl, emulators } = environmentFor(origin, projectId);
  return {
    client: { unifiedBackendUrl, staticStorageUrl, pagesUrl: origin, emulators },
    firebase,
    status: publishedStatus(status),
  };
}

/** The document that the dashboards poll for announced and present maintenance; `offlineTime` is ISO 8601. */
export function publishedStatus({ state, offlineTime, reason }: ServerStatusDto): PublishedStatusDto {
  return {
    online: state !== 'offline',
    goingOffline: state === 'goingOffline',
    ...(offlineTime !== undefined && { offlineTime }),
    ...(reason !== undefined && { [state === 'goingOffline' ? 'pendingReason' : 'activeReason']: reason }),
  };
}
