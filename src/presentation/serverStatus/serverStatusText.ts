import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';
import { dateFormat } from '../kit/time/dateFormat';
import { sessionText } from '../session/sessionText';

/** D1 §4, server banner: empty unless the server goes or is offline. */
export function serverStatusText(status: ServerStatus): string {
  switch (status.state) {
    case 'goingOffline':
      return status.at === undefined
        ? sessionText('server.goingOfflineSoon')
        : sessionText('server.goingOffline', { time: dateFormat.withWeekday(status.at) });
    case 'offline':
      return sessionText('server.offline');
    case 'unknown':
    case 'online':
      return '';
  }
}
