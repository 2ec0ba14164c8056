import { DownloadIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { Report } from '@/domain/reports/Report';
import { PendingButton } from '../kit/PendingButton';
import type { TableColumn } from '../kit/table/TableRow';
import { writtenText } from '../kit/text/writtenText';
import { ReportStateText } from './ReportStateText';
import styles from './reports.module.css';
import type { ReportsStore } from './ReportsStore';
import { formatNumber, periodText, reportsText, sizeText, subjectText, whenText } from './reportsText';
import { routes } from '../app/routes/routes';

export const reportColumns = (store: ReportsStore): readonly TableColumn<Report>[] => [
  {
    id: 'report',
    title: reportsText('column.report'),
    width: 'minmax(160px, 3fr)',
    render: report => <NameCell report={report} store={store} />,
  },
  {
    id: 'period',
    title: reportsText('column.period'),
    narrow: 'fact',
    width: 'minmax(112px, 1.4fr)',
    render: report => periodText(report),
  },
  {
    id: 'state',
    title: reportsText('column.state'),
    narrow: 'fact',
    width: 'minmax(112px, 1.2fr)',
    render: report => <ReportStateText report={report} />,
  },
  {
    id: 'rows',
    title: reportsText('column.rows'),
    align: 'end',
    narrow: 'hidden',
    width: 'minmax(76px, 0.6fr)',
    render: report => <SizeCell report={report} />,
  },
  {
    id: 'made',
    title: reportsText('column.made'),
    narrow: 'fact',
    width: 'minmax(96px, 1fr)',
    render: report => (
      <TwoLines
        first={whenText(report.askedAt, store.now ?? report.askedAt)}
        second={report.entryId === undefined ? report.askedBy : reportsText('row.schedule')}
      />
    ),
  },
  {
    id: 'acts',
    title: reportsText('column.acts'),
    width: '88px',
    narrow: 'act',
    render: report => <ActCell report={report} store={store} />,
  },
];

interface CellProps {
  readonly report: Report;
  readonly store: ReportsStore;
}

function NameCell({ report, store }: CellProps) {
  const { id, name, kind, state, failure } = report;
  return (
    <div className={state === 'expired' ? `${styles['lines']} ${styles['over']}` : styles['lines']}>
      <Link
        tabIndex={-1}
        dir="auto"
        className={styles['name']}
        to={routes.allReports.to({}, { report: id })}
        onClick={() => store.leave()}
      >
        {writtenText(name)}
      </Link>
      <span className={styles['second']}>
        {reportsText(`kind.${kind}`)} · {subjectText(report)}
      </span>
      {state === 'failed' && failure !== undefined && (
        <span className={styles['why']}>{reportsText(`failedWhy.${failure}`)}</span>
      )}
    </div>
  );
}

function SizeCell({ report: { state, rows, bytes } }: { readonly report: Report }) {
  const hasRows = state === 'ready' || state === 'expired';
  return (
    <TwoLines
      isNumber
      first={hasRows ? formatNumber(rows) : reportsText('row.noRows')}
      second={state === 'ready' && bytes !== undefined ? sizeText(bytes) : ''}
    />
  );
}

const ActCell = observer(function ActCell({ report, store }: CellProps) {
  const { id, name, state } = report;
  const isBusy = store.busyId === id;
  if (state === 'ready')
    return (
      <PendingButton
        variant="minimal"
        icon={<DownloadIcon />}
        aria-label={reportsText('row.download', { name })}
        title={reportsText('row.download', { name })}
        awaiting={isBusy}
        onClick={() => void store.download(report)}
      />
    );
  if (state !== 'failed') return null;
  return (
    <PendingButton
      text={reportsText('row.retry')}
      aria-label={reportsText('row.retryNamed', { name })}
      awaiting={isBusy}
      onClick={() => void store.retry(report)}
    />
  );
});

interface TwoLinesProps {
  readonly first: string;
  readonly second: string;
  readonly isNumber?: boolean;
}

function TwoLines({ first, second, isNumber = false }: TwoLinesProps) {
  return (
    <div className={isNumber ? `${styles['lines']} ${styles['number']}` : styles['lines']}>
      <span>{first}</span>
      {second !== '' && <span className={styles['second']}>{second}</span>}
    </div>
  );
}
