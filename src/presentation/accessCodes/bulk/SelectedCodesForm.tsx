import { FormGroup, InputGroup, Radio, RadioGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { ReasonField } from '../../kit/forms/ReasonField';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { privateField } from '../../kit/privateField';
import { codeBulkCount, codeBulkText } from './codeBulkWords';
import { CODE_ACTS, type SelectedCodesStore } from './SelectedCodesStore';

interface SelectedCodesProps {
  readonly store: SelectedCodesStore;
}

/** What is to be done to the selected codes, before anything is checked. */
export const SelectedCodesForm = observer(function SelectedCodesForm({ store }: SelectedCodesProps) {
  const { selected, faults, isTried } = store;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.check();
  };
  return (
    <form className="organisation-panel code-form" onSubmit={submit} noValidate>
      <p>{selected.count === undefined ? codeBulkText('act.leadAll') : codeBulkCount('act.lead', selected.count)}</p>
      <ActField store={store} isMissing={isTried && faults.act} />
      {store.act === 'extend' && <DayField store={store} isMissing={isTried && faults.day} />}
      <ReasonField
        value={store.reason}
        isMissing={isTried && faults.reason}
        hint={codeBulkText('entry.reasonHint')}
        onWrite={text => store.setReason(text)}
      />
      <div role="alert">
        {store.couldNotLoad && <Notice intent="danger">{codeBulkText('act.notLoaded')}</Notice>}
        {store.isChanged && <Notice intent="danger">{codeBulkText('act.isChanged')}</Notice>}
      </div>
      <div className="code-acts">
        <PendingButton type="submit" intent="primary" text={codeBulkText('entry.check')} awaiting={store.loading} />
      </div>
    </form>
  );
});

const ActField = observer(function ActField({
  store,
  isMissing,
}: SelectedCodesProps & { readonly isMissing: boolean }) {
  const id = useId();
  return (
    <div className="limit-field">
      <RadioGroup
        label={codeBulkText('act.legend')}
        name={id}
        {...(store.act !== undefined && { selectedValue: store.act })}
        onChange={event => store.choose(event.currentTarget.value)}
      >
        {CODE_ACTS.map(act => (
          <Radio key={act} {...privateField} value={act}>
            {codeBulkText(`act.${act}`)}
          </Radio>
        ))}
      </RadioGroup>
      <p className="organisation-hint" role="status">
        {isMissing && <span className="code-fault">{codeBulkText('fault.act')}</span>}
      </p>
    </div>
  );
});

const DayField = observer(function DayField({
  store,
  isMissing,
}: SelectedCodesProps & { readonly isMissing: boolean }) {
  const id = useId();
  return (
    <FormGroup
      label={codeBulkText('act.lastDay')}
      labelFor={id}
      helperText={
        <span id={`${id}-hint`} role="status">
          {isMissing ? (
            <span className="code-fault">{codeBulkText('fault.day')}</span>
          ) : (
            codeBulkText('act.lastDayHint')
          )}
        </span>
      }
    >
      <InputGroup
        {...privateField}
        id={id}
        type="date"
        value={store.lastDay}
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint`}
        onValueChange={day => store.setLastDay(day)}
      />
    </FormGroup>
  );
});
