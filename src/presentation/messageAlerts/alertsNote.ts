import { dateFormat } from '../kit/time/dateFormat';
import { shownAlertsText } from './shownAlertsText';

/** That messages could not be asked: only the panel of connections says it. Since when, in milliseconds since 1970. */
export const alertsNote = (failedSince: number | null): string | undefined =>
  failedSince === null ? undefined : shownAlertsText('failedSince', { time: dateFormat.clock(failedSince) });
