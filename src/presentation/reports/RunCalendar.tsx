import { Button, Spinner } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { RunState } from '@/domain/reports/runState.rule';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import styles from './reports.module.css';
import { allRunStates, momentText, monthText, reportFailureText, reportsText, weekdayNames } from './reportsText';
import { RunSign } from './RunSign';
import type { CalendarDay, CalendarRun, ScheduleStore } from './ScheduleStore';
import { routes } from '../app/routes/routes';

interface StoreProps {
  readonly store: ScheduleStore;
}

/** Runs in these states are named in the calendar, because they need attention. */
const NAMED: readonly RunState[] = ['late', 'missed', 'failed'];

/** A month of runs. Successful ones are counted; others are named. */
export const RunCalendar = observer(function RunCalendar({ store }: StoreProps) {
  const month = monthText(store.month);
  return (
    <Panel flush title={month} actions={<MonthActs store={store} />}>
      <ul className={styles['legend']} aria-label={reportsText('calendar.legend')}>
        {allRunStates.map(state => (
          <li key={state}>
            <RunSign state={state} text={reportsText(`run.${state}`)} />
          </li>
        ))}
      </ul>
      {store.isMonthKnown ? <Month store={store} month={month} /> : <UnknownMonth store={store} />}
    </Panel>
  );
});

/** Shown instead of a month whose runs are unknown, which would look like a month without runs. */
const UnknownMonth = observer(function UnknownMonth({ store }: StoreProps) {
  if (store.monthFailure === undefined) return <Spinner aria-label={reportsText('loading')} />;
  return (
    <div role="alert">
      <Notice
        intent="danger"
        action={<Button text={reportsText('retryLoad')} onClick={() => void store.showMonth(0)} />}
      >
        {reportsText('calendar.failed', { why: reportFailureText(store.monthFailure) })}
      </Notice>
    </div>
  );
});

const Month = observer(function Month({ store, month }: StoreProps & { readonly month: string }) {
  const days = store.calendar;
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <div
      className={styles['scroller']}
      tabIndex={0}
      role="region"
      aria-label={reportsText('calendar.title', { month })}
    >
      <table className={styles['calendar']}>
        <caption className="visually-hidden">{reportsText('calendar.title', { month })}</caption>
        <thead>
          <tr>
            {weekdayNames().map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week[0]?.day}>
              {week.map(day => (
                <DayCell key={day.day} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

const MonthActs = observer(function MonthActs({ store }: StoreProps) {
  return (
    <>
      <Button
        variant="minimal"
        icon={<ChevronLeftIcon />}
        aria-label={reportsText('calendar.previous')}
        title={reportsText('calendar.previous')}
        onClick={() => void store.showMonth(-1)}
      />
      <Button
        variant="minimal"
        icon={<ChevronRightIcon />}
        aria-label={reportsText('calendar.next')}
        title={reportsText('calendar.next')}
        onClick={() => void store.showMonth(1)}
      />
      <Button text={reportsText('calendar.today')} onClick={() => void store.showMonth('today')} />
    </>
  );
});

function DayCell({ day: { day, isOfMonth, isToday, runs } }: { readonly day: CalendarDay }) {
  const counted = allRunStates
    .filter(state => !NAMED.includes(state))
    .map(state => [state, runs.filter(run => run.state === state).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <td data-outside={!isOfMonth} aria-current={isToday ? 'date' : undefined}>
      <div className={styles['dayHead']}>
        <time dateTime={day}>{Number(day.slice(8))}</time>
        {counted.map(([state, number]) => (
          <span
            key={state}
            className={styles['counted']}
            title={reportsText('calendar.counted', { number, state: reportsText(`run.${state}`) })}
          >
            <RunSign state={state} text={String(number)} />
            <span className="visually-hidden">{reportsText(`run.${state}`)}</span>
          </span>
        ))}
      </div>
      {runs
        .filter(({ state }) => NAMED.includes(state))
        .map(run => (
          <NamedRun key={`${run.entryId} ${run.at}`} run={run} />
        ))}
    </td>
  );
}

function NamedRun({ run: { name, state, at, reportId } }: { readonly run: CalendarRun }) {
  const title = reportsText('run.named', { name, state: reportsText(`run.${state}`), time: momentText.short(at) });
  const sign = <RunSign state={state} text={name} />;
  return (
    <div className={`${styles['named']} ${styles[`named-${state}`]}`} title={title}>
      {reportId === undefined ? (
        <>
          {sign}
          <span className="visually-hidden">{title}</span>
        </>
      ) : (
        <Link to={routes.allReports.to({}, { report: reportId })} aria-label={title}>
          {sign}
        </Link>
      )}
    </div>
  );
}
