import { Button, Radio, RadioGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { FormNotices } from '../../kit/forms/FormNotices';
import { ReasonField } from '../../kit/forms/ReasonField';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { privateField } from '../../kit/privateField';
import { DraftConflictsNotice } from '../../kit/forms/DraftConflictsNotice';
import { codeBulkCount, codeBulkText } from './codeBulkWords';
import { changedCodesDraftText, entryLabel } from './listProblemText';
import { BULK_CODE_ACTS } from '../CodeAct';
import type { SelectedCodesStore } from './SelectedCodesStore';
import { DateField } from '../../kit/forms/DateField';

interface SelectedCodesProps {
  readonly store: SelectedCodesStore;
}

/** What is to be done to the selected codes, before anything is checked. */
export const SelectedCodesForm = observer(function SelectedCodesForm({ store }: SelectedCodesProps) {
  const { form, selected, count, faults, isTried } = store;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.check();
  };
  if (selected === undefined) return null;
  if (count === 0) return <Notice intent="warning">{codeBulkText('act.none')}</Notice>;
  return (
    <form className="organisation-panel code-form" onSubmit={submit} noValidate>
      <p>{count === null ? codeBulkText('act.leadAll') : codeBulkCount('act.lead', count)}</p>
      <FormNotices form={form} labelOf={entryLabel} />
      <DraftConflictsNotice others={form.others} words={kept => changedCodesDraftText(form.read(kept), kept)} />
      <div role="status">
        {form.restored && store.isEntered && <Notice intent="warning">{codeBulkText('act.restored')}</Notice>}
      </div>
      <ActField store={store} isMissing={isTried && faults.act} />
      {form.mine.act === 'extend' && <DayField store={store} isMissing={isTried && faults.day} />}
      <ReasonField
        value={form.mine.reason}
        isMissing={isTried && faults.reason}
        hint={codeBulkText('entry.reasonHint')}
        onWrite={text => store.write('reason', text)}
      />
      <div role="alert">
        {store.isTooMany && <Notice intent="danger">{codeBulkText('act.tooMany')}</Notice>}
        {store.couldNotLoad && <Notice intent="danger">{codeBulkText('act.notLoaded')}</Notice>}
        {store.isChanged && <Notice intent="danger">{codeBulkText('act.isChanged')}</Notice>}
      </div>
      <div className="code-acts">
        {store.isEntered && <Button text={codeBulkText('entry.discard')} onClick={() => store.discard()} />}
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
  const { act } = store.form.mine;
  return (
    <div className="limit-field">
      <RadioGroup
        label={codeBulkText('act.legend')}
        name={id}
        {...(act !== null && { selectedValue: act })}
        onChange={event => store.choose(event.currentTarget.value)}
      >
        {BULK_CODE_ACTS.map(one => (
          <Radio key={one} {...privateField} value={one}>
            {codeBulkText(`act.${one}`)}
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
  return (
    <DateField
      label={codeBulkText('act.lastDay')}
      hint={codeBulkText('act.lastDayHint')}
      fault={isMissing ? codeBulkText('fault.day') : undefined}
      value={store.form.mine.lastDay}
      onWrite={day => store.write('lastDay', day)}
    />
  );
});
