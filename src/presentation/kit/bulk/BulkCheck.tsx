import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { describedControl, FieldFrame } from '../forms/FieldFrame';
import { Columns } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { Actions } from '../layout/Stack';
import { Notice } from '../Notice';
import { PendingButton } from '../PendingButton';
import { privateField } from '../privateField';
import { formatNumber } from '../table/tablesText';
import styles from './bulk.module.css';
import { BulkRows } from './BulkRows';
import { BulkProblem } from './BulkProblem';
import { StepHeading, type BulkViewProps } from './StepHeading';
import { bulkCount, bulkText } from './bulkText';
import { foundText, noneText } from './BulkWords';

/** The result of a dry run, and its confirmation. */
export const BulkCheck = observer(function BulkCheck({ store, words }: BulkViewProps) {
  const { pending, rows } = store;
  if (pending === undefined) return null;
  const { kind } = pending.action;
  const { willBeDone } = pending.checked.plan;
  const list = (
    <>
      <BulkProblem store={store} />
      {willBeDone === 0 && (
        <Notice
          intent="warning"
          action={<Button text={bulkText(pending.isUndo ? 'cancel' : 'check.edit')} onClick={() => store.cancel()} />}
        >
          {noneText(rows, kind, words)}
        </Notice>
      )}
      <section className={styles['list']} aria-label={bulkText('check.title')}>
        {willBeDone > 0 && <h3 className={styles['found']}>{foundText(rows, kind, words)}</h3>}
        <BulkRows store={store} words={words} isPlan />
      </section>
      {willBeDone > 0 && <Confirmation store={store} words={words} />}
    </>
  );
  return (
    <>
      <div className={styles['intro']}>
        <StepHeading>{words.title(kind)}</StepHeading>
        <p>{bulkText('check.lead')}</p>
        {pending.isUndo && <p>{bulkText('check.undoLead')}</p>}
      </div>
      {willBeDone > 0 ? (
        <Columns sideFirst side={<Effect store={store} words={words} />}>
          {list}
        </Columns>
      ) : (
        list
      )}
    </>
  );
});

/** The effect of the action, which narrow screens show before the list. */
const Effect = observer(function Effect({ store, words }: BulkViewProps) {
  const { pending } = store;
  if (pending === undefined) return null;
  const { kind } = pending.action;
  const warning = words.warning(kind);
  return (
    <>
      <Common store={store} words={words} />
      {warning !== undefined && <Notice intent={words.isFinal(kind) ? 'danger' : 'warning'}>{warning}</Notice>}
    </>
  );
});

/** The details that are the same for all rows to be carried out. */
const Common = observer(function Common({ store, words }: BulkViewProps) {
  const { pending, rows } = store;
  const one = rows.find(({ planned }) => planned.plan === 'willBeDone');
  const lines = pending === undefined || one === undefined ? [] : (words.common?.(pending.action.kind, one.item) ?? []);
  if (lines.length === 0) return null;
  return (
    <Panel title={bulkText('check.effect')}>
      <ul className={styles['common']}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  );
});

const Confirmation = observer(function Confirmation({ store, words }: BulkViewProps) {
  const { pending } = store;
  const field = useId();
  if (pending === undefined) return null;
  const { willBeDone, typed } = pending.checked.plan;
  const others = store.rows.length - willBeDone;
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    void store.confirm();
  };
  return (
    <form className={styles['confirm']} onSubmit={confirm}>
      {typed && (
        <FieldFrame
          id={field}
          label={bulkText('check.type', { count: formatNumber(willBeDone) })}
          hint={bulkText('check.typeHelp')}
          holds="code"
        >
          <InputGroup
            {...privateField}
            {...describedControl(field, { hint: bulkText('check.typeHelp') })}
            inputMode="numeric"
            value={store.typed}
            maxLength={12}
            onValueChange={text => store.setTyped(text)}
          />
        </FieldFrame>
      )}
      <Actions>
        <PendingButton
          type="submit"
          intent={words.isFinal(pending.action.kind) ? 'danger' : 'primary'}
          awaiting={store.isBeginning}
          disabled={!store.canConfirm}
          text={words.confirm(pending.action.kind, willBeDone)}
        />
        <Button variant="minimal" text={bulkText(pending.isUndo ? 'cancel' : 'back')} onClick={() => store.cancel()} />
        {others > 0 && <span className={styles['others']}>{bulkCount('check.others', others)}</span>}
      </Actions>
    </form>
  );
});
