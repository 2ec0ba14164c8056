import type { ServerStatusDto } from '#sandbox/faults/FaultsDto';

/** The document that the dashboards poll for announced and present maintenance; `offlineTime` is ISO 8601. */
export function serverStatus({ state, offlineTime, reason }: ServerStatusDto) {
  return {
    online: state !== 'offline',
    goingOffline: state === 'goingOffline',
    ...(offlineTime !== undefined && { offlineTime }),
    ...(reason !== undefined && { [state === 'goingOffline' ? 'pendingReason' : 'activeReason']: reason }),
  };
}
