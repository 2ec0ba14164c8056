import { Button, FormGroup, InputGroup, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { Organisation } from '@/domain/organisations/Organisation';
import { FormNotices } from '../../kit/forms/FormNotices';
import { formsText } from '../../kit/forms/formsText';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { privateField } from '../../kit/privateField';
import { writtenText } from '../../kit/text/writtenText';
import { useStore } from '../../kit/useStore';
import type { EnablingStore } from './EnablingStore';
import { changedSinceText, disableEffectText, enablingFailureText } from './enablingFailureText';
import { organisationPageText } from './organisationPageText';

interface EnablingPanelProps {
  readonly organisation: Organisation;
  readonly createStore: () => EnablingStore;
}

/** Whether new patients can join an organisation, and the question that changes it. */
export const EnablingPanel = observer(function EnablingPanel({ organisation, createStore }: EnablingPanelProps) {
  const store = useStore(createStore);
  const heading = useId();
  useEffect(() => store.update(organisation), [store, organisation]);
  return (
    <section className="organisation-panel" aria-labelledby={heading}>
      <h2 id={heading}>{organisationPageText('enabling.title')}</h2>
      <p className="organisation-text">
        {organisationPageText(organisation.enabled ? 'enabling.isEnabled' : 'enabling.isDisabled')}
        {organisation.disabledAbove !== undefined && (
          <> {organisationPageText('enabling.disabledAbove', { name: organisation.disabledAbove.name })}</>
        )}
      </p>
      <Outcome store={store} />
      {store.isAsking ? (
        <Question store={store} organisation={organisation} />
      ) : (
        <div>
          <Button
            text={organisationPageText(organisation.enabled ? 'enabling.askDisable' : 'enabling.askEnable')}
            onClick={() => store.ask()}
          />
        </div>
      )}
    </section>
  );
});

const Question = observer(function Question({
  store,
  organisation,
}: {
  readonly store: EnablingStore;
  readonly organisation: Organisation;
}) {
  const { form, wanted } = store;
  const id = useId();
  const act = organisationPageText(wanted === 'enable' ? 'enabling.enable' : 'enabling.disable');
  return (
    <form
      className="enabling-question"
      onSubmit={event => {
        event.preventDefault();
        void store.save();
      }}
    >
      <p id={`${id}-effect`} className="organisation-text">
        <bdi>
          {writtenText(
            wanted === 'disable'
              ? disableEffectText(organisation)
              : organisationPageText('enabling.enableEffect', { name: organisation.name }),
          )}
        </bdi>
      </p>
      <FormGroup
        label={organisationPageText('enabling.reason')}
        labelFor={`${id}-reason`}
        helperText={organisationPageText('enabling.reasonHint')}
      >
        <TextArea
          {...privateField}
          id={`${id}-reason`}
          autoFocus
          fill
          autoResize
          maxLength={store.longestReason}
          readOnly={store.isLocked}
          aria-describedby={`${id}-effect`}
          value={form.mine.reason}
          onChange={event => store.write('reason', event.currentTarget.value)}
        />
      </FormGroup>
      {wanted === 'enable' && <Seats store={store} id={`${id}-seats`} organisation={organisation} />}
      <QuestionNotices store={store} />
      <div className="organisation-buttons">
        <PendingButton
          type="submit"
          intent={wanted === 'disable' ? 'danger' : 'primary'}
          text={form.status === 'unanswered' ? organisationPageText('enabling.again') : act}
          awaiting={form.busy}
        />
        <Button text={organisationPageText('cancel')} disabled={store.isLocked} onClick={() => store.cancel()} />
      </div>
    </form>
  );
});

const Seats = observer(function Seats({
  store,
  id,
  organisation: { maxRedemptions },
}: {
  readonly store: EnablingStore;
  readonly id: string;
  readonly organisation: Organisation;
}) {
  const held =
    maxRedemptions === undefined
      ? organisationPageText('facts.noLimit')
      : organisationPageText('facts.limit', { count: maxRedemptions });
  return (
    <FormGroup
      label={organisationPageText('enabling.seats')}
      labelFor={id}
      helperText={
        store.seatsFault
          ? organisationPageText('enabling.seatsFault')
          : organisationPageText('enabling.seatsHint', { held })
      }
      intent={store.seatsFault ? 'danger' : 'none'}
    >
      <InputGroup
        {...privateField}
        id={id}
        inputMode="numeric"
        readOnly={store.isLocked}
        aria-invalid={store.seatsFault}
        value={store.form.mine.seats}
        onValueChange={value => store.write('seats', value)}
      />
    </FormGroup>
  );
});

const QuestionNotices = observer(function QuestionNotices({ store }: { readonly store: EnablingStore }) {
  const { form } = store;
  return (
    <>
      <FormNotices form={form} labelOf={() => organisationPageText('enabling.reason')} />
      {form.restored && <p className="organisation-hint">{formsText('restored')}</p>}
      <div role="alert">
        {form.failure !== undefined && <Notice intent="danger">{enablingFailureText(form.failure)}</Notice>}
      </div>
    </>
  );
});

/** What was done, with its undo; the seconds are outside of the status, so that they are not read out one by one. */
const Outcome = observer(function Outcome({ store }: { readonly store: EnablingStore }) {
  const { done, undoFailure } = store;
  return (
    <>
      <div className="enabling-outcome">
        <div role="status">
          {done !== undefined && (
            <Notice intent="success">
              {organisationPageText(done.enabled ? 'enabling.doneEnabled' : 'enabling.doneDisabled', {
                name: done.name,
              })}
            </Notice>
          )}
        </div>
        {done !== undefined && (
          <PendingButton
            quiet
            size="small"
            aria-label={organisationPageText('enabling.undo')}
            text={organisationPageText('enabling.undoLeft', { seconds: store.secondsLeft })}
            awaiting={store.undoing}
            onClick={() => void store.undo()}
          />
        )}
      </div>
      <div role="alert">
        {undoFailure !== undefined && (
          <Notice intent="danger">
            {undoFailure.kind === 'changedSince' ? changedSinceText(undoFailure) : enablingFailureText(undoFailure)}
          </Notice>
        )}
      </div>
    </>
  );
});
