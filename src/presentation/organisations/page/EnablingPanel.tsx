import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { Organisation } from '@/domain/organisations/Organisation';
import type { SubscriptionStatus } from '@/domain/organisations/subscriptionState.rule';
import { DraftNotices } from '../../kit/forms/DraftNotices';
import { LimitField } from '../../kit/forms/LimitField';
import { ReasonField } from '../../kit/forms/ReasonField';
import { CheckedForm } from '../../kit/forms/CheckedForm';
import { NoticeSlot } from '../../kit/layout/NoticeSlot';
import { Panel } from '../../kit/layout/Panel';
import { Actions } from '../../kit/layout/Stack';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { writtenText } from '../../kit/text/writtenText';
import { useStore } from '../../kit/useStore';
import type { EnablingStore } from './EnablingStore';
import {
  canJoin,
  disableEffectText,
  enablingDraftText,
  enablingFailureText,
  enablingLabel,
  joiningText,
  limitText,
} from './enablingFailureText';
import { organisationPageText } from './organisationPageText';
import styles from './Question.module.css';

interface EnablingPanelProps {
  readonly organisation: Organisation;
  /** Undefined if unknown. */
  readonly subscription: SubscriptionStatus | undefined;
  readonly createStore: () => EnablingStore;
}

/** Shows whether new patients can join an organisation, with a form to change it. */
export const EnablingPanel = observer(function EnablingPanel({
  organisation,
  subscription,
  createStore,
}: EnablingPanelProps) {
  const store = useStore(createStore);
  useEffect(() => store.update(organisation), [store, organisation]);
  return (
    <Panel title={organisationPageText('enabling.title')}>
      <Joining text={joiningText(organisation, subscription)} isOpen={canJoin(organisation, subscription)} />
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
    </Panel>
  );
});

/** Makes it prominent if no one can join. */
function Joining({ text, isOpen }: { readonly text: string; readonly isOpen: boolean }) {
  const words = <bdi>{writtenText(text)}</bdi>;
  return isOpen ? <p>{words}</p> : <Notice intent="warning">{words}</Notice>;
}

interface QuestionProps {
  readonly store: EnablingStore;
  readonly organisation: Organisation;
}

const Question = observer(function Question({ store, organisation }: QuestionProps) {
  const { form, wanted } = store;
  const effect = useId();
  const act = organisationPageText(wanted === 'enable' ? 'enabling.enable' : 'enabling.disable');
  return (
    <CheckedForm
      className={styles['question'] ?? ''}
      hasTriedToSubmit={store.hasTriedToSubmit}
      onSubmit={() => store.save()}
    >
      <p id={effect}>
        <bdi>
          {writtenText(
            wanted === 'disable'
              ? disableEffectText(organisation)
              : organisationPageText('enabling.enableEffect', { name: organisation.name }),
          )}
        </bdi>
      </p>
      <ReasonField
        autoFocus
        readOnly={store.isLocked}
        describedBy={effect}
        value={form.mine.reason}
        isMissing={store.hasTriedToSubmit && store.faults.reason}
        onWrite={reason => store.writeReason(reason)}
      />
      {wanted === 'enable' && <Seats store={store} organisation={organisation} />}
      <NoticeSlot>
        <DraftNotices
          form={form}
          labelOf={enablingLabel}
          words={kept => enablingDraftText(form.read(kept), kept)}
          failure={form.lastFailure && enablingFailureText(form.lastFailure)}
        />
      </NoticeSlot>
      <Actions>
        <PendingButton
          type="submit"
          intent={wanted === 'disable' ? 'danger' : 'primary'}
          text={form.status === 'unanswered' ? organisationPageText('enabling.again') : act}
          awaiting={form.busy}
        />
        <Button
          variant="minimal"
          text={organisationPageText('cancel')}
          disabled={store.isLocked}
          onClick={() => store.cancel()}
        />
      </Actions>
    </CheckedForm>
  );
});

const Seats = observer(function Seats({ store, organisation }: QuestionProps) {
  return (
    <LimitField
      title={organisationPageText('enabling.seats')}
      unlimited={{
        text: organisationPageText('enabling.keepSeats', { held: limitText(organisation) }),
        disabled: false,
      }}
      limited={organisationPageText('enabling.limitSeats')}
      field={{ label: organisationPageText('enabling.seatCount'), type: 'text' }}
      missing={organisationPageText('enabling.chooseSeats')}
      readOnly={store.isLocked}
      entry={store.form.mine.seats}
      fault={store.hasTriedToSubmit ? store.faults.seats : undefined}
      onWrite={seats => store.writeSeats(seats)}
    />
  );
});

/** The completed act, with its undo. The seconds are outside the status, so that they are not announced one by one. */
const Outcome = observer(function Outcome({ store }: { readonly store: EnablingStore }) {
  const { done, undoFailure, secondsLeft, undoing } = store;
  return (
    <NoticeSlot>
      <div role="status">
        <Done store={store} />
      </div>
      {done !== undefined && (secondsLeft > 0 || undoing) && (
        <PendingButton
          quiet
          size="small"
          aria-label={organisationPageText('enabling.undo')}
          text={organisationPageText('enabling.undoLeft', { seconds: secondsLeft })}
          awaiting={undoing}
          onClick={() => void store.undo(organisationPageText('enabling.undoReason', { seconds: store.undoSeconds }))}
        />
      )}
      <div role="alert">
        {undoFailure !== undefined && <Notice intent="danger">{enablingFailureText(undoFailure)}</Notice>}
      </div>
    </NoticeSlot>
  );
});

const Done = observer(function Done({ store: { done, isUndone } }: { readonly store: EnablingStore }) {
  if (isUndone) return <Notice intent="success">{organisationPageText('enabling.undone')}</Notice>;
  if (done === undefined) return null;
  const { enabled, name } = done.organisation;
  return (
    <Notice intent="success">
      {organisationPageText(enabled ? 'enabling.doneEnabled' : 'enabling.doneDisabled', { name })}
      {done.undo !== 'possible' && <> {organisationPageText(`enabling.noUndo.${done.undo}`)}</>}
    </Notice>
  );
});
