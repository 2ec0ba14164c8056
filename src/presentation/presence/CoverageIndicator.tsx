import { Button } from '@blueprintjs/core';
import { HelpIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { focusPopoverBody, PopoverBody } from '../kit/PopoverBody';
import type { CoverageStore } from './CoverageStore';
import './presence.css';
import { presenceText } from './presenceText';
import type { CoverageState } from '@/application/presence/WatchCoverage';
import type { CoverageSchedule, DayHours, TimeOfDay } from '@/domain/regions/CoverageSchedule';
import { Popup } from '../kit/overlays/Popup';

const clockTime = ({ hours, minutes }: TimeOfDay): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

/** The details of the indicator, as a list of sentences. */
export function coverageDetails({ indicator, schedule, today, failed }: CoverageState): readonly string[] {
  if (schedule === undefined) return [presenceText(failed ? 'cover.unread' : 'cover.reading')];
  return [
    ...(today === undefined ? [] : [hoursText(schedule, today)]),
    presenceText(indicator === 'unknown' ? 'cover.strangeZone' : 'cover.zone', { zone: schedule.timeZone }),
    ...(failed ? [presenceText('cover.stale')] : []),
  ];
}

function hoursText({ week = [], exceptions = [] }: CoverageSchedule, today: DayHours | null): string {
  if (today === null) return presenceText('cover.noneToday');
  const [start, end] = [clockTime(today.startTime), clockTime(today.endTime)];
  const isEveryDay = week.length === 0 && exceptions.length === 0;
  if (start === end) return presenceText(isEveryDay ? 'cover.wholeDay' : 'cover.wholeDayToday', { start });
  return presenceText(isEveryDay ? 'cover.hours' : 'cover.today', { start, end });
}

/** Shows in shape and text whether the region is within its core hours. A click shows the hours. */
export const CoverageIndicator = observer(function CoverageIndicator({ store }: { readonly store: CoverageStore }) {
  const { coverage } = store;
  if (coverage.indicator === 'hidden') return null;
  const details = (
    <PopoverBody className="presence-cover-details">
      {coverageDetails(coverage).map(line => (
        <p key={line}>{line}</p>
      ))}
    </PopoverBody>
  );
  return (
    <Popup content={details} onOpened={focusPopoverBody}>
      <Button
        variant="minimal"
        className={`presence-cover presence-cover-${coverage.indicator}`}
        icon={coverage.indicator === 'unknown' ? <HelpIcon /> : <span className="presence-cover-dot" />}
      >
        <span className="presence-cover-label">{presenceText('cover.label')}: </span>
        <span className="presence-cover-word">{presenceText(`cover.${coverage.indicator}`)}</span>
      </Button>
    </Popup>
  );
});
