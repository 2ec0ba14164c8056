import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { Notice } from '../Notice';
import { PendingButton } from '../PendingButton';
import { privateField } from '../privateField';
import { formatted } from '../table/tablesText';
import { BulkRows } from './BulkRows';
import { BulkProblem } from './BulkProblem';
import { StepHeading, type BulkViewProps } from './StepHeading';
import { bulkCount, bulkText } from './bulkText';

/** What a dry run found, and its confirmation. */
export const BulkCheck = observer(function BulkCheck({ store, words }: BulkViewProps) {
  const { pending } = store;
  if (pending === undefined) return null;
  const { kind } = pending.action;
  const { willBeDone } = pending.checked.plan;
  const warning = words.warning(kind);
  return (
    <>
      <StepHeading>{words.title(kind)}</StepHeading>
      <p>{bulkText('check.lead')}</p>
      {pending.isUndo && <p>{bulkText('check.undoLead')}</p>}
      <PlanCounts store={store} />
      <Common store={store} words={words} />
      {warning !== undefined && willBeDone > 0 && (
        <Notice intent={words.isFinal(kind) ? 'danger' : 'warning'}>{warning}</Notice>
      )}
      <BulkProblem store={store} />
      <Confirmation store={store} words={words} />
      <BulkRows store={store} words={words} isPlan />
    </>
  );
});

/** What the rows that will be done have in common. */
const Common = observer(function Common({ store, words }: BulkViewProps) {
  const { pending, rows } = store;
  const one = rows.find(({ planned }) => planned.plan === 'willBeDone');
  const lines = pending === undefined || one === undefined ? [] : (words.common?.(pending.action.kind, one.item) ?? []);
  if (lines.length === 0) return null;
  return (
    <ul className="bulk-common">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
});

const PlanCounts = observer(function PlanCounts({ store }: Pick<BulkViewProps, 'store'>) {
  const { counts, pending } = store;
  const found = [
    ['willBeDone', pending?.checked.plan.willBeDone ?? 0],
    ['alreadyDone', counts.alreadyDone],
    ['cannot', counts.cannot],
    ['repeated', counts.repeated],
  ] as const;
  return (
    <ul className="bulk-counts" aria-label={bulkText('check.title')}>
      {found
        .filter(([name, count]) => count > 0 || name === 'willBeDone')
        .map(([name, count]) => (
          <li key={name} data-plan={name}>
            {bulkCount(`check.${name}`, count)}
          </li>
        ))}
    </ul>
  );
});

const Confirmation = observer(function Confirmation({ store, words }: BulkViewProps) {
  const { pending } = store;
  const field = useId();
  if (pending === undefined) return null;
  const { willBeDone, typed } = pending.checked.plan;
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    void store.confirm();
  };
  return (
    <form className="bulk-confirm" onSubmit={confirm}>
      {willBeDone === 0 && <Notice intent="warning">{bulkText('check.nothing')}</Notice>}
      {typed && (
        <FormGroup
          label={bulkText('check.type', { count: formatted(willBeDone) })}
          labelFor={field}
          helperText={bulkText('check.typeHelp')}
        >
          <InputGroup
            id={field}
            {...privateField}
            inputMode="numeric"
            value={store.typed}
            maxLength={12}
            onValueChange={text => store.setTyped(text)}
          />
        </FormGroup>
      )}
      <div className="actions">
        <Button text={bulkText(pending.isUndo ? 'cancel' : 'back')} onClick={() => store.cancel()} />
        {willBeDone > 0 && (
          <PendingButton
            type="submit"
            intent={words.isFinal(pending.action.kind) ? 'danger' : 'primary'}
            awaiting={store.isBeginning}
            disabled={!store.canConfirm}
            text={words.confirm(pending.action.kind, willBeDone)}
          />
        )}
      </div>
    </form>
  );
});
