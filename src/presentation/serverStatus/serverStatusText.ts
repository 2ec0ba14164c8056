import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';
import { clockFormat } from '../kit/time/clockFormat';
import { ownClock } from '../kit/time/ownClock';
import { sessionText } from '../session/sessionText';

const moment = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

const timeText = (at: number): string => clockFormat(moment, ownClock.zone).format(at);

/** The text of the server banner (D1 §4); empty unless the server is going offline or is offline. */
export function serverStatusText(status: ServerStatus): string {
  switch (status.state) {
    case 'goingOffline':
      return status.at === undefined
        ? sessionText('server.goingOfflineSoon')
        : sessionText('server.goingOffline', { time: timeText(status.at) });
    case 'offline':
      return sessionText('server.offline');
    case 'unknown':
    case 'online':
      return '';
  }
}
