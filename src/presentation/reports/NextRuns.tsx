import { TimeIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Panel } from '../kit/layout/Panel';
import styles from './reports.module.css';
import { reportsText, runTexts } from './reportsText';
import type { ScheduleStore, ShownClockChange } from './ScheduleStore';

/** The next ten runs of the selected entry in its time zone, and the effect of the next two clock changes on it. */
export const NextRuns = observer(function NextRuns({ store }: { readonly store: ScheduleStore }) {
  const { selected, nextOfSelected, changesOfSelected } = store;
  if (selected === undefined) return null;
  const { zone, time } = selected.times;
  return (
    <Panel title={reportsText('next.title')}>
      <p className={styles['second']}>{selected.name}</p>
      {nextOfSelected.length === 0 ? <p>{reportsText('next.none')}</p> : <RunList runs={nextOfSelected} zone={zone} />}
      <h3 className={styles['subhead']}>{reportsText('next.changes')}</h3>
      {changesOfSelected.length === 0 && <p className={styles['second']}>{reportsText('next.noChanges', { zone })}</p>}
      <ul className={styles['changes']}>
        {changesOfSelected.map(change => {
          const { day } = runTexts(change.at, zone);
          return (
            <li key={change.at}>
              <TimeIcon />
              <div>
                <strong>{day}</strong>
                <span>{changeText(change, time, zone)}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
});

interface RunListProps {
  readonly runs: ScheduleStore['nextOfSelected'];
  readonly zone: string;
}

/** Runs with their times in a time zone. */
export function RunList({ runs, zone }: RunListProps) {
  return (
    <ol className={styles['nextRuns']}>
      {runs.map(({ at, change }) => {
        const { day, time, zone: name } = runTexts(at, zone);
        return (
          <li key={at} data-changed={change !== 'none'}>
            <span>{day}</span>
            <span>
              {time} <em>{name}</em>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function changeText({ run }: ShownClockChange, time: string, zone: string): string {
  if (run === undefined) return reportsText('next.noRun');
  if (run.change === 'skipped') return reportsText('next.forward', { time, at: runTexts(run.at, zone).time });
  return reportsText(run.change === 'repeated' ? 'next.back' : 'next.untouched', { time });
}
