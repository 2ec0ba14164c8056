import { Spinner } from '@blueprintjs/core';
import { DocumentIcon, RefreshIcon, WarningSignIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Downloaded } from '../../kit/Downloaded';
import { EmptyState } from '../../kit/layout/EmptyState';
import { Panel } from '../../kit/layout/Panel';
import { LinkButton } from '../../kit/LinkButton';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { writtenText } from '../../kit/text/writtenText';
import { useStore } from '../../kit/useStore';
import type { HomeReportsStore, ScheduleAlert } from '../../reports/HomeReportsStore';
import { ReportStateText } from '../../reports/ReportStateText';
import type { ReportStores } from '../../reports/ReportStores';
import { momentText, reportsText, whenText } from '../../reports/reportsText';
import styles from './AnalystReports.module.css';
import { routes } from '../routes/routes';

interface AnalystReportsProps {
  /** Downloads administration, which has the stores of reports. */
  readonly load: () => Promise<{ readonly reports: ReportStores }>;
}

/** The Home panel of an analyst: first the reports that the schedule failed to make, then the latest ones. */
export function AnalystReports({ load }: AnalystReportsProps) {
  return (
    <Downloaded load={load} fallback={<Spinner size={24} aria-label={reportsText('home.checking')} />}>
      {({ reports }) => <Latest make={() => reports.home()} />}
    </Downloaded>
  );
}

const Latest = observer(function Latest({ make }: { readonly make: () => HomeReportsStore }) {
  const store = useStore(make);
  const { latest, latestFailure, scheduleFailure, scheduleAlerts, checkedAt } = store;
  return (
    <Panel
      flush
      title={reportsText('home.title')}
      foot={<Link to={routes.allReports.pattern}>{reportsText('home.all')}</Link>}
      actions={
        <PendingButton
          variant="minimal"
          icon={<RefreshIcon />}
          aria-label={reportsText('retryLoad')}
          title={reportsText('retryLoad')}
          awaiting={checkedAt === undefined}
          onClick={() => void store.load()}
        />
      }
    >
      <div role="alert" className={styles['notices']}>
        {scheduleFailure && <Notice intent="warning">{reportsText('home.scheduleFailed')}</Notice>}
        {latestFailure && <Notice intent="warning">{reportsText('home.reportsFailed')}</Notice>}
      </div>
      {scheduleAlerts.length > 0 && (
        <ul className={styles['rows']}>
          {scheduleAlerts.map(alert => (
            <ScheduleAlertRow key={alert.entry.id} alert={alert} />
          ))}
        </ul>
      )}
      {latest === undefined && checkedAt === undefined && (
        <p className={styles['checking']}>{reportsText('home.checking')}</p>
      )}
      {latest?.length === 0 && (
        <EmptyState
          icon={<DocumentIcon size={40} />}
          title={reportsText('home.none')}
          text={reportsText('home.noneText')}
        />
      )}
      {latest !== undefined && latest.length > 0 && (
        <ul className={styles['rows']}>
          {latest.map(report => (
            <li key={report.id}>
              <div className={styles['words']}>
                <Link dir="auto" to={routes.allReports.to({}, { report: report.id })}>
                  {writtenText(report.name)}
                </Link>
                <span>{whenText(report.askedAt, checkedAt ?? report.askedAt)}</span>
              </div>
              <ReportStateText report={report} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
});

function ScheduleAlertRow({ alert: { entry, run } }: { readonly alert: ScheduleAlert }) {
  const { name } = entry;
  const text =
    run === undefined
      ? reportsText('home.paused', { name })
      : reportsText(run.state === 'failed' ? 'home.failedRun' : 'home.missedRun', {
          name,
          when: momentText.withWeekday(run.dueAt),
        });
  return (
    <li className={styles['grave']}>
      <p className={styles['words']}>
        <WarningSignIcon />
        {text}
      </p>
      <LinkButton to={routes.reportSchedule.pattern} text={reportsText('home.open')} />
    </li>
  );
}
