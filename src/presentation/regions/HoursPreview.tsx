import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { Stretch } from '@/domain/regions/coreHoursStretches';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import { useStore } from '../kit/useStore';
import type { CoreHoursStore } from './CoreHoursStore';
import { DayAxis, DayBar } from './DayBar';
import type { HoursPreviewStore } from './HoursPreviewStore';
import { changeWeekText, clockChangeText, indicatorText, regionsText } from './regionsText';
import { regionTime } from './regionTime';
import type { DayRow } from './weekRows';

interface HoursPreviewProps {
  readonly make: () => HoursPreviewStore;
  readonly hours: Pick<CoreHoursStore, 'pictured' | 'hasChange'>;
}

/** The core hours as a week, and their effect on the 24-hour indicator. */
export const HoursPreview = observer(function HoursPreview({ make, hours }: HoursPreviewProps) {
  const store = useStore(make);
  const { pictured, hasChange } = hours;
  if (pictured === undefined) return null;
  const zone = pictured.schedule.timeZone;
  const note = pictured.isEntered ? 'entered' : hasChange ? 'held' : 'saved';
  return (
    <Panel title={regionsText('preview.title')}>
      <p className="region-hint" role="status">
        {regionsText(`preview.${note}`)} {store.strangeZone === undefined && regionsText('preview.zone', { zone })}
      </p>
      <Indicator store={store} zone={zone} />
      <Weeks store={store} zone={zone} />
    </Panel>
  );
});

interface PartProps {
  readonly store: HoursPreviewStore;
  readonly zone: string;
}

const Indicator = observer(function Indicator({ store, zone }: PartProps) {
  const { indicator } = store;
  return (
    <dl className="region-indicator">
      <div>
        <dt>{regionsText('preview.indicator')}</dt>
        <dd className={`region-indicator-${indicator}`}>{indicatorText(indicator)}</dd>
      </div>
      <div>
        <dt>{regionsText('preview.next')}</dt>
        <dd>{nextText(store, zone)}</dd>
      </div>
    </dl>
  );
});

function nextText({ next, strangeZone }: HoursPreviewStore, zone: string): string {
  if (strangeZone !== undefined) return regionsText('preview.unknown');
  if (next === undefined) return regionsText('preview.noChange');
  return regionsText(next.isActive ? 'preview.toActive' : 'preview.toInactive', {
    time: regionTime.moment(next.at, zone),
  });
}

/**
 * The weeks of the preview. In a time zone that this browser does not know, hours and clock changes are unknown, not
 * absent.
 */
const Weeks = observer(function Weeks({ store, zone }: PartProps) {
  if (store.strangeZone !== undefined)
    return <Notice intent="warning">{regionsText('preview.strangeZone', { zone: store.strangeZone })}</Notice>;
  return (
    <>
      <WeekChoice store={store} zone={zone} />
      <WeekTable rows={store.rows} zone={zone} />
      <ClockChanges store={store} zone={zone} />
    </>
  );
});

const WeekChoice = observer(function WeekChoice({ store, zone }: PartProps) {
  const { clockChanges, week } = store;
  const weeks = [
    ['next', regionsText('preview.week.next')] as const,
    ...clockChanges.map(
      (change, place) => [place === 0 ? 'firstChange' : 'secondChange', changeWeekText(change, zone)] as const,
    ),
  ];
  if (weeks.length === 1) return <p>{regionsText('preview.noClockChange', { zone })}</p>;
  return (
    <div className="region-weeks" role="group" aria-label={regionsText('preview.weeks')}>
      {weeks.map(([name, label]) => (
        <Button
          key={name}
          size="small"
          text={label}
          active={week === name}
          aria-pressed={week === name}
          onClick={() => store.show(name)}
        />
      ))}
    </div>
  );
});

const ClockChanges = observer(function ClockChanges({ store, zone }: PartProps) {
  return (
    <ul className="region-changes">
      {store.clockChanges.map(change => (
        <li key={change.at}>{clockChangeText(change, zone)}</li>
      ))}
    </ul>
  );
});

interface WeekTableProps {
  readonly rows: readonly DayRow<Stretch>[];
  readonly zone: string;
}

function WeekTable({ rows, zone }: WeekTableProps) {
  return (
    <table className="region-week">
      <caption className="visually-hidden">{regionsText('preview.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{regionsText('preview.day')}</th>
          <th scope="col">
            {regionsText('preview.hours')}
            <DayAxis />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.start}>
            <th scope="row">
              {regionTime.day(row.start, zone)}
              {row.hours !== 24 && (
                <span className="region-mark">{regionsText('preview.dayLength', { hours: row.hours })}</span>
              )}
            </th>
            <td>
              <DayBar row={row} classOf={() => 'region-piece-open'} />
              <span>{hoursOfRow(row, zone)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function hoursOfRow({ pieces }: DayRow<Stretch>, zone: string): string {
  if (pieces.length === 0) return regionsText('preview.none');
  return pieces
    .map(({ from, to }) => {
      const times = { from: regionTime.clock(from, zone), to: regionTime.endClock(to, zone) };
      return `${regionsText('cover.stretch', times)} (${regionTime.length(to - from)})`;
    })
    .join(', ');
}
