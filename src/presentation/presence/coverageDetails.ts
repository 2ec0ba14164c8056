import type { Cover } from '@/application/presence/WatchCoverage';
import type { TimeOfDay } from '@/domain/presence/CoverageSchedule';
import { presenceText } from './presenceText';

const clockTime = ({ hours, minutes }: TimeOfDay): string => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

/** What stands behind the indicator, a sentence a line. */
export function coverageDetails({ indicator, schedule, failed }: Cover): readonly string[] {
  if (schedule === undefined) return [presenceText(failed ? 'cover.unread' : 'cover.reading')];
  const start = clockTime(schedule.startTime);
  const end = clockTime(schedule.endTime);
  return [
    start === end ? presenceText('cover.wholeDay') : presenceText('cover.hours', { start, end }),
    presenceText(indicator === 'unknown' ? 'cover.strangeZone' : 'cover.zone', { zone: schedule.timeZone }),
    ...(failed ? [presenceText('cover.stale')] : []),
  ];
}
