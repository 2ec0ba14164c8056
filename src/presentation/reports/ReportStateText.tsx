import { ErrorIcon, HistoryIcon, TickCircleIcon, TimeIcon } from '@blueprintjs/icons';
import type { Report } from '@/domain/reports/Report';
import styles from './reports.module.css';
import { reportsCount, reportsText, shareOf } from './reportsText';

const stateIcons = {
  waiting: TimeIcon,
  running: TimeIcon,
  ready: TickCircleIcon,
  failed: ErrorIcon,
  expired: HistoryIcon,
};

/** The state of a report: an icon and a word and, for a running report, its progress. */
export function ReportStateText({ report }: { readonly report: Report }) {
  const { state, name, ahead } = report;
  const share = shareOf(report);
  if (state === 'running')
    return (
      <div className={styles['running']}>
        <span>
          <strong>{reportsText('state.running')}</strong>
          <span>{reportsText('row.share', { share })}</span>
        </span>
        <progress max={100} value={share} aria-label={reportsText('row.progress', { name, share })} />
      </div>
    );
  const Icon = stateIcons[state];
  return (
    <div className={styles['lines']}>
      <span className={`${styles['state']} ${styles[`state-${state}`]}`}>
        <Icon />
        {reportsText(`state.${state}`)}
      </span>
      {state === 'waiting' && (
        <span className={styles['second']}>
          {ahead === undefined ? reportsText('row.next') : reportsCount('row.ahead', ahead)}
        </span>
      )}
      {state === 'failed' && share > 0 && (
        <span className={styles['second']}>{reportsText('row.stoppedAt', { share })}</span>
      )}
    </div>
  );
}
