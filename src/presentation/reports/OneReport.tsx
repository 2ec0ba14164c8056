import { Button, Spinner } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReportDetails } from '@/domain/reports/Report';
import { FaultField } from '../kit/forms/FaultField';
import { Columns, Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Panel } from '../kit/layout/Panel';
import { Actions, Stack } from '../kit/layout/Stack';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import { ReportStateText } from './ReportStateText';
import { ReportChart } from './ReportChart';
import styles from './reports.module.css';
import type { ReportStore } from './ReportStore';
import {
  hiddenSign,
  momentText,
  formatNumber,
  ownZone,
  periodText,
  reportFailureText,
  reportLimits,
  reportsText,
  sizeText,
  subjectText,
} from './reportsText';
import { routes } from '../app/routes/routes';

/** One report: its state, its first rows, the meaning of its columns, and its file. */
export const OneReport = observer(function OneReport({ make }: { readonly make: () => ReportStore }) {
  const store = useStore(make);
  const { details, failure } = store;
  return (
    <Page labelledBy="report-title">
      <PageHeader
        id="report-title"
        back={{ to: routes.allReports.pattern, text: reportsText('one.back') }}
        title={details ? writtenText(details.report.name) : reportsText('list')}
        actions={details && <Acts store={store} details={details} />}
      />
      <div role="alert">
        {failure && (
          <Notice intent="danger" action={<Button text={reportsText('retryLoad')} onClick={() => void store.load()} />}>
            {reportsText('one.failed', { why: reportFailureText(failure) })}
          </Notice>
        )}
        <ActFailure store={store} />
      </div>
      {!details && !failure && <Spinner aria-label={reportsText('loading')} />}
      {store.newName !== undefined && <Rename store={store} />}
      {details && <Details store={store} details={details} />}
    </Page>
  );
});

interface StoreProps {
  readonly store: ReportStore;
}

interface DetailsProps extends StoreProps {
  readonly details: ReportDetails;
}

const ActFailure = observer(function ActFailure({ store: { actFailure, newName, acting } }: StoreProps) {
  if (!actFailure || acting !== undefined) return null;
  const act = newName === undefined ? 'download' : 'rename';
  return (
    <Notice intent="danger">
      {actFailure.kind === 'changedMeanwhile' || actFailure.kind === 'unconfirmed'
        ? reportFailureText(actFailure)
        : reportsText(`act.${act}`, { name: '', why: reportFailureText(actFailure) })}
    </Notice>
  );
});

const Acts = observer(function Acts({ store, details: { report } }: DetailsProps) {
  const { acting, received, newName } = store;
  const share =
    received?.total === undefined || received.total === 0 ? 0 : Math.floor((received.bytes / received.total) * 100);
  return (
    <>
      {newName === undefined && <Button text={reportsText('one.rename')} onClick={() => store.beginRename()} />}
      {(report.state === 'failed' || report.state === 'expired') && (
        <PendingButton
          intent="primary"
          text={reportsText(report.state === 'failed' ? 'one.retry' : 'one.again')}
          awaiting={acting === 'retry'}
          onClick={() => void store.retry()}
        />
      )}
      {report.state === 'ready' && (
        <PendingButton
          intent="primary"
          icon={<DownloadIcon />}
          text={acting === 'download' ? reportsText('one.downloading', { share }) : downloadText(report.bytes)}
          awaiting={acting === 'download'}
          onClick={() => void store.download()}
        />
      )}
    </>
  );
});

const Rename = observer(function Rename({ store }: StoreProps) {
  const name = store.newName ?? '';
  return (
    <Panel>
      <form
        onSubmit={event => {
          event.preventDefault();
          void store.rename();
        }}
      >
        <Stack>
          <FaultField
            label={reportsText('one.name')}
            value={name}
            maxLength={reportLimits.name}
            fault={store.hasTriedToSubmit && store.lacksName ? reportsText('one.nameMissing') : undefined}
            onWrite={text => store.writeName(text)}
          />
          <Actions>
            <PendingButton
              type="submit"
              intent="primary"
              text={reportsText('one.save')}
              awaiting={store.acting === 'rename'}
            />
            <Button variant="minimal" text={reportsText('one.cancel')} onClick={() => store.cancelRename()} />
          </Actions>
        </Stack>
      </form>
    </Panel>
  );
});

const Details = observer(function Details({ store, details }: DetailsProps) {
  const { report, preview, columns } = details;
  return (
    <Columns side={<Facts details={details} />} sideLabel={reportsText('one.facts')}>
      {(report.state === 'waiting' || report.state === 'running') && (
        <Panel>
          <div className={styles['making']} role="status">
            <ReportStateText report={report} />
            <p>{reportsText('one.waiting')}</p>
          </div>
        </Panel>
      )}
      {report.state === 'failed' && (
        <Notice intent="danger">{reportsText(`failedWhy.${report.failure ?? 'failed'}`)}</Notice>
      )}
      {report.state === 'expired' && <Notice intent="warning">{reportsText('one.expired')}</Notice>}
      {store.chart && (
        <Panel title={reportsText('one.chart')}>
          <ReportChart chart={store.chart} />
        </Panel>
      )}
      {preview.length > 0 && <Preview details={details} />}
      <Panel title={reportsText('one.columns')}>
        <dl className={styles['definitions']}>
          {columns.map(({ id, title, definition }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </Columns>
  );
});

function Preview({ details: { report, columns, preview } }: { readonly details: ReportDetails }) {
  const note = reportsText('one.previewNote', { shown: formatNumber(preview.length), rows: formatNumber(report.rows) });
  return (
    <Panel flush title={reportsText('one.preview')} actions={<span className={styles['second']}>{note}</span>}>
      <div className={styles['scroller']} tabIndex={0} role="region" aria-label={reportsText('one.previewTable')}>
        <table className={styles['preview']}>
          <thead>
            <tr>
              {columns.map(({ id, title }) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.map((cells, row) => (
              <tr key={row}>
                {cells.map((text, place) => (
                  <td key={place} className={isNumber(text) ? styles['numeric'] : undefined}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

const downloadText = (bytes: number | undefined): string =>
  bytes === undefined ? reportsText('one.downloadUnsized') : reportsText('one.download', { size: sizeText(bytes) });

const isNumber = (text: string): boolean => text === hiddenSign || /^[\d.]+$/.test(text);

function Facts({ details: { report } }: { readonly details: ReportDetails }) {
  const facts: readonly (readonly [string, string])[] = [
    [reportsText('one.kind'), reportsText(`kind.${report.kind}`)],
    [reportsText('one.of'), subjectText(report)],
    [reportsText('one.period'), periodText(report)],
    [reportsText('one.breakdown'), reportsText(`breakdown.${report.breakdown}`)],
    [reportsText('one.askedBy'), report.entryId === undefined ? report.askedBy : reportsText('row.schedule')],
    [reportsText('one.askedAt'), momentText.full(report.askedAt)],
    ...(report.state === 'ready'
      ? ([
          [reportsText('one.rows'), formatNumber(report.rows)],
          [
            reportsText('one.size'),
            report.bytes === undefined ? reportsText('one.sizeUnknown') : sizeText(report.bytes),
          ],
        ] as const)
      : []),
    ...(report.state === 'ready' && report.expiresAt !== undefined
      ? ([[reportsText('one.expires'), momentText.date(report.expiresAt, ownZone())]] as const)
      : []),
  ];
  return (
    <>
      <Panel title={reportsText('one.facts')}>
        <dl className={styles['facts']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={reportsText('one.smallTitle')}>
        <p className={styles['second']}>{reportsText('one.small', { hidden: hiddenSign })}</p>
      </Panel>
    </>
  );
}
