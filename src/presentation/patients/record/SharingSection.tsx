import { Button, HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { PendingButton } from '../../kit/PendingButton';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { patientRecordCount, patientRecordText, recordFailureText } from './patientRecordText';
import type { SharingStore } from './SharingStore';
import { privateField } from '../../kit/privateField';

interface SharingSectionProps {
  readonly open: () => SharingStore;
  readonly name: string;
}

/** Lets a colleague read a patient's data. */
export const SharingSection = observer(function SharingSection({ open, name }: SharingSectionProps) {
  const store = useStore(open);
  const { done, failure } = store;
  const heading = useId();
  return (
    <section className="record record-sharing" aria-labelledby={heading}>
      <h2 id={heading}>{patientRecordText('share.heading')}</h2>
      <p>{patientRecordText('share.lead', { name })}</p>
      <Form store={store} />
      <div role="status">
        {done !== undefined && (
          <Notice intent="success">
            {patientRecordText(done.isNew ? 'share.done' : 'share.already', { name: done.name })}
          </Notice>
        )}
      </div>
      <div role="alert">{failure !== undefined && <Notice intent="danger">{recordFailureText(failure)}</Notice>}</div>
    </section>
  );
});

const Form = observer(function Form({ store }: { readonly store: SharingStore }) {
  const { colleagues } = store;
  const field = useId();
  const share = (event: FormEvent): void => {
    event.preventDefault();
    void store.share();
  };
  if (colleagues.status === 'unknown') return <p role="status">{patientRecordText('share.loading')}</p>;
  if (colleagues.status === 'couldNotCheck') {
    return (
      <div role="alert">
        <Notice
          intent="danger"
          action={<Button size="small" text={patientRecordText('record.retry')} onClick={() => void store.load()} />}
        >
          {patientRecordText('share.failed')} {recordFailureText(colleagues.failure)}
        </Notice>
      </div>
    );
  }
  const { items, unreadable } = colleagues.value;
  const missing = unreadable > 0 && (
    <div role="alert">
      <Notice intent="warning">{patientRecordCount('share.unreadable', unreadable)}</Notice>
    </div>
  );
  if (items.length === 0) return missing || <p>{patientRecordText('share.nobody')}</p>;
  return (
    <form className="share-form" onSubmit={share}>
      <label htmlFor={field}>{patientRecordText('share.who')}</label>
      <HTMLSelect
        {...privateField}
        id={field}
        value={store.chosen}
        onChange={event => store.choose(event.currentTarget.value)}
      >
        <option value="">{patientRecordText('share.choose')}</option>
        {items.map(({ therapistId, name, email }) => (
          <option key={therapistId} value={therapistId}>
            {`${name} (${email})`}
          </option>
        ))}
      </HTMLSelect>
      <PendingButton
        type="submit"
        intent="primary"
        text={patientRecordText('share.share')}
        awaiting={store.busy}
        disabled={store.chosen === ''}
      />
      {missing}
    </form>
  );
});
