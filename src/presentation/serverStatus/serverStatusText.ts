import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';
import { sessionText } from '../session/sessionText';

const time = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** D1 §4, server banner: empty unless the server goes or is offline. */
export function serverStatusText(status: ServerStatus): string {
  switch (status.state) {
    case 'goingOffline':
      return status.at === undefined
        ? sessionText('server.goingOfflineSoon')
        : sessionText('server.goingOffline', { time: time.format(status.at) });
    case 'offline':
      return sessionText('server.offline');
    case 'unknown':
    case 'online':
      return '';
  }
}
