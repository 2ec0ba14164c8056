import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { DateField } from '../kit/forms/DateField';
import { FaultField } from '../kit/forms/FaultField';
import { Columns, Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Panel } from '../kit/layout/Panel';
import { Actions, Row } from '../kit/layout/Stack';
import { LinkButton } from '../kit/LinkButton';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { useStore } from '../kit/useStore';
import type { NewReportStore } from './NewReportStore';
import styles from './reports.module.css';
import { hiddenSign, formatNumber, periodChoices, reportFailureText, reportLimits, reportsText } from './reportsText';
import { BreakdownField } from './BreakdownField';
import { ChosenFields } from './ChosenFields';
import { KindFields } from './KindFields';
import { routes } from '../app/routes/routes';

/** The form for a new report, with a summary at its side. */
export const NewReport = observer(function NewReport({ make }: { readonly make: () => NewReportStore }) {
  const store = useStore(make);
  return (
    <Page labelledBy="new-report-title">
      <PageHeader
        id="new-report-title"
        back={{ to: routes.allReports.pattern, text: reportsText('one.back') }}
        title={reportsText('create.title')}
      />
      <Columns sideLabel={reportsText('check.title')} side={<CheckPanels store={store} />}>
        <Form store={store} />
      </Columns>
    </Page>
  );
});

interface StoreProps {
  readonly store: NewReportStore;
}

const Form = observer(function Form({ store }: StoreProps) {
  const { subject, hasTriedToSubmit, gaps, failure, isRefused } = store;
  const isMissing = (gap: (typeof gaps)[number]): boolean => hasTriedToSubmit && gaps.includes(gap);
  return (
    <CheckedForm
      className={styles['form'] ?? ''}
      labelledBy="new-report-title"
      hasTriedToSubmit={hasTriedToSubmit && gaps.length > 0}
      onSubmit={() => store.create()}
    >
      <div className={styles['part']}>
        <KindFields form={subject} hasTriedToSubmit={hasTriedToSubmit} />
      </div>
      <div className={styles['part']}>
        <ChosenFields form={subject} hasTriedToSubmit={hasTriedToSubmit} small={store.check?.small ?? []} />
        <Period store={store} />
        <BreakdownField form={subject} />
        <FaultField
          label={reportsText('create.name')}
          value={store.name}
          maxLength={reportLimits.name}
          fault={isMissing('name') ? reportsText('create.nameMissing') : undefined}
          onWrite={text => store.setName(text)}
        />
      </div>
      <div className={styles['foot']}>
        <div role="alert">
          {failure && (
            <Notice intent="danger">{reportsText('create.failed', { why: reportFailureText(failure) })}</Notice>
          )}
          {hasTriedToSubmit && isRefused && !failure && (
            <Notice intent="danger">{reportFailureText({ kind: 'invalid' })}</Notice>
          )}
        </div>
        <Actions>
          <PendingButton
            type="submit"
            intent="primary"
            text={reportsText('create.submit')}
            awaiting={store.isSending}
          />
          <LinkButton to={routes.allReports.pattern} variant="minimal" text={reportsText('create.cancel')} />
          <span className={styles['second']}>{reportsText('create.leave')}</span>
        </Actions>
      </div>
    </CheckedForm>
  );
});

const Period = observer(function Period({ store }: StoreProps) {
  const { hasTriedToSubmit, gaps, from, to } = store;
  const fault = (gap: 'from' | 'to') =>
    hasTriedToSubmit && gaps.includes(gap) ? { fault: reportsText('create.dayMissing') } : {};
  return (
    <fieldset className={styles['period']}>
      <legend>{reportsText('create.period')}</legend>
      <Row gap={16}>
        <DateField
          label={reportsText('create.from')}
          value={from}
          onWrite={day => store.setFrom(day)}
          {...fault('from')}
        />
        <DateField label={reportsText('create.to')} value={to} onWrite={day => store.setTo(day)} {...fault('to')} />
      </Row>
      <Row>
        {periodChoices().map(([period, text]) => (
          <Button key={period} size="small" text={text} onClick={() => store.setPeriod(period)} />
        ))}
      </Row>
    </fieldset>
  );
});

const CheckPanels = observer(function CheckPanels({ store }: StoreProps) {
  const { check, checkFailure, isChecking } = store;
  return (
    <>
      <Panel
        title={reportsText('check.title')}
        actions={
          <span role="status" className={styles['checking']}>
            {isChecking && (
              <>
                <Spinner size={14} />
                {reportsText('check.checking')}
              </>
            )}
          </span>
        }
      >
        <div role="alert">
          {checkFailure && (
            <Notice
              intent="warning"
              action={<Button size="small" text={reportsText('retryLoad')} onClick={() => void store.runCheck()} />}
            >
              {reportsText('check.failed', { why: reportFailureText(checkFailure) })}
            </Notice>
          )}
        </div>
        {check ? (
          <CheckResult store={store} check={check} />
        ) : (
          !checkFailure && <p className={styles['second']}>{reportsText('check.empty')}</p>
        )}
      </Panel>
      {check && check.close.length > 0 && (
        <div role="status">
          <Notice intent="warning">
            <strong>{reportsText('check.closeTitle')}</strong>{' '}
            {reportsText('check.close', { names: check.close.map(name => `“${name}”`).join(', ') })}
          </Notice>
        </div>
      )}
      <SmallNumbers />
    </>
  );
});

interface CheckProps extends StoreProps {
  readonly check: NonNullable<NewReportStore['check']>;
}

const CheckResult = observer(function CheckResult({ store, check }: CheckProps) {
  const { faults, rows, people, cells, hidden, wouldIdentify, tooManyRows, coarser } = check;
  if (faults.length > 0)
    return (
      <>
        {faults.map(fault => (
          <Notice key={fault} intent="danger">
            {reportsText(`check.fault.${fault}`)}
          </Notice>
        ))}
      </>
    );
  const share = cells === 0 ? 0 : Math.round((hidden / cells) * 100);
  const facts: readonly (readonly [string, string, string])[] = [
    [reportsText('check.rows'), formatNumber(rows), ''],
    [reportsText('check.people'), people === hiddenSign ? people : formatNumber(Number(people)), ''],
    [reportsText('check.cells'), formatNumber(hidden), reportsText('check.of', { number: formatNumber(cells) })],
  ];
  return (
    <div className={styles['check']}>
      {wouldIdentify && <Notice intent="danger">{reportsText('check.wouldIdentify')}</Notice>}
      {tooManyRows && <Notice intent="danger">{reportsText('check.tooManyRows')}</Notice>}
      <dl className={styles['counts']}>
        {facts.map(([name, value, rest]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong> {rest}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles['share']} aria-hidden="true">
        <span style={{ inlineSize: `${100 - share}%` }} />
      </div>
      <p className={styles['second']}>
        {reportsText('check.share', { share })}{' '}
        {coarser &&
          reportsText('check.coarser', { hidden: formatNumber(coarser.hidden), cells: formatNumber(coarser.cells) })}
      </p>
      {coarser && hidden > 0 && (
        <Button text={reportsText('check.useCoarser')} onClick={() => store.subject.setBreakdown(coarser.breakdown)} />
      )}
    </div>
  );
});

function SmallNumbers() {
  const rows = [
    [reportsText('small.zero'), reportsText('small.zero')],
    [reportsText('small.few'), hiddenSign],
    [reportsText('small.many'), reportsText('small.rounded')],
  ] as const;
  return (
    <Panel title={reportsText('small.title')}>
      <table className={styles['smallNumbers']}>
        <thead>
          <tr>
            <th scope="col">{reportsText('small.people')}</th>
            <th scope="col">{reportsText('small.see')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([people, shown]) => (
            <tr key={people}>
              <td>{people}</td>
              <td>{shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['second']}>{reportsText('small.note')}</p>
    </Panel>
  );
}
