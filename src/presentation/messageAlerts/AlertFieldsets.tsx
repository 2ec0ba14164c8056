import { HTMLSelect, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ChecksField, ChoiceField } from '../kit/forms/ChoiceField';
import { DateTimeField } from '../kit/forms/DateField';
import { FaultField } from '../kit/forms/FaultField';
import { describedControl, FieldFrame } from '../kit/forms/FieldFrame';
import { ReasonField } from '../kit/forms/ReasonField';
import { SegmentedChoice } from '../kit/forms/SegmentedChoice';
import { Hint } from '../kit/layout/Hint';
import { privateField } from '../kit/privateField';
import { alertChoices } from './alertChoices';
import styles from './AlertEditor.module.css';
import type { AlertEditorStore } from './AlertEditorStore';
import { AlertFault } from './AlertFault';
import { AlertPlaces } from './AlertPlaces';
import { faultTexts, lengthText, messageAlertsText } from './messageAlertsText';
import type { MessageAlertStores } from './MessageAlertStores';
import { alertTimes } from './alertTimes';

interface StoreProps {
  readonly store: AlertEditorStore;
}

interface AlertFieldsetsProps extends StoreProps {
  readonly stores: MessageAlertStores;
}

/** The fields of a message: its text, its audience and its times. */
export const AlertFieldsets = observer(function AlertFieldsets({ store, stores }: AlertFieldsetsProps) {
  const isV1 = store.generation === 'v1';
  return (
    <>
      <div className={styles['part']}>
        {isV1 && <Hint>{messageAlertsText('editor.v1Note')}</Hint>}
        <MessageField store={store} />
        {isV1 ? <Versions store={store} /> : <KindFields store={store} />}
      </div>
      {!isV1 && <WhoFields store={store} stores={stores} />}
      {!isV1 && <WhenFields store={store} />}
      {!store.isNew && (
        <div className={styles['part']}>
          <ReasonField
            label={messageAlertsText('editor.reason')}
            hint={messageAlertsText('editor.reasonHint')}
            value={store.form.mine.reason}
            isMissing={false}
            onWrite={reason => store.write('reason', reason)}
          />
        </div>
      )}
    </>
  );
});

/** The error messages, once the user has tried to save. */
const faultsOf = (store: AlertEditorStore): ReturnType<typeof faultTexts> =>
  store.triedMode === undefined ? {} : faultTexts(store.faults);

const MessageField = observer(function MessageField({ store }: StoreProps) {
  const id = useId();
  const { message } = store.form.mine;
  const hint = (
    <span className={styles['counted']}>
      <span>{messageAlertsText('editor.messageHint')}</span> <span>{lengthText(message)}</span>
    </span>
  );
  const fault = faultsOf(store).message;
  return (
    <FieldFrame id={id} label={messageAlertsText('editor.message')} hint={hint} fault={fault}>
      <TextArea
        {...privateField}
        {...describedControl(id, { hint, fault })}
        fill
        autoResize
        className={styles['message'] ?? ''}
        dir="auto"
        value={message}
        onChange={event => store.write('message', event.currentTarget.value)}
      />
    </FieldFrame>
  );
});

const KindFields = observer(function KindFields({ store }: StoreProps) {
  const { kind, dismissible } = store.form.mine;
  const faults = faultsOf(store);
  return (
    <div className={styles['row']}>
      <SegmentedChoice
        label={messageAlertsText('editor.kind')}
        value={kind}
        choices={alertChoices.kinds()}
        fault={faults.kind}
        onChoose={chosen => store.write('kind', chosen)}
      />
      <SegmentedChoice
        label={messageAlertsText('editor.dismissible')}
        value={dismissible}
        choices={[
          ['yes', messageAlertsText('editor.yes')],
          ['no', messageAlertsText('editor.no')],
        ]}
        fault={faults.dismissible}
        onChoose={chosen => store.write('dismissible', chosen)}
      />
    </div>
  );
});

const WhoFields = observer(function WhoFields({ store, stores }: AlertFieldsetsProps) {
  const { audiences, regions } = store.form.mine;
  const faults = faultsOf(store);
  return (
    <div className={styles['part']}>
      <h2>{messageAlertsText('editor.who')}</h2>
      <div className={styles['row']}>
        <ChecksField
          label={messageAlertsText('editor.audience')}
          choices={alertChoices.audiences()}
          chosen={audiences}
          fault={faults.audiences}
          onChoose={chosen => store.write('audiences', chosen)}
        />
        <ChecksField
          label={messageAlertsText('editor.region')}
          hint={messageAlertsText('editor.regionHint')}
          choices={alertChoices.regions()}
          chosen={regions}
          onChoose={chosen => store.write('regions', chosen)}
        />
      </div>
      <Versions store={store} />
      <AlertPlaces store={store} stores={stores} fault={faults.organisations} />
    </div>
  );
});

const Versions = observer(function Versions({ store }: StoreProps) {
  return (
    <FaultField
      label={messageAlertsText('editor.versions')}
      hint={messageAlertsText('editor.versionsHint')}
      fault={faultsOf(store).versions}
      value={store.form.mine.versions}
      maxLength={60}
      holds="code"
      onWrite={versions => store.write('versions', versions)}
    />
  );
});

const WhenFields = observer(function WhenFields({ store }: StoreProps) {
  const id = useId();
  const zoneId = useId();
  const { timeZone } = store.form.mine;
  const faults = faultsOf(store);
  return (
    <div className={styles['part']}>
      <h2>{messageAlertsText('editor.when')}</h2>
      <p id={id} className={styles['hint']}>
        {messageAlertsText('editor.timesHint')}
      </p>
      <FieldFrame id={zoneId} label={messageAlertsText('editor.zone')} fault={faults.timeZone}>
        <HTMLSelect
          {...privateField}
          {...describedControl(zoneId, { fault: faults.timeZone })}
          value={timeZone}
          onChange={event => store.write('timeZone', event.currentTarget.value)}
        >
          <option value="">{messageAlertsText('editor.chooseZone')}</option>
          {[...new Set([...store.zones, ...(timeZone === '' ? [] : [timeZone])])].map(zone => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </HTMLSelect>
      </FieldFrame>
      <div className={styles['row']}>
        <Moment store={store} field="from" fault={faults.from} describedBy={id} />
        <Moment store={store} field="until" fault={faults.until} describedBy={id} />
      </div>
      <div role="status">
        {alertTimes.clocks(store).map(text => (
          <p key={text} className={styles['hint']}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
});

interface MomentProps extends StoreProps {
  readonly field: 'from' | 'until';
  readonly fault: string | undefined;
  readonly describedBy: string;
}

/** A field for a date and time, with a choice between the two times it may mean in the night when clocks go back. */
const Moment = observer(function Moment({ store, field, fault, describedBy }: MomentProps) {
  const label = messageAlertsText(`editor.${field}`);
  const repeated = alertTimes.repeated(store.form.mine, field);
  const which = store.form.mine[`${field}Which`];
  return (
    <div>
      <DateTimeField
        label={label}
        value={store.form.mine[field]}
        describedBy={describedBy}
        onWrite={text => store.write(field, text)}
      />
      {repeated !== undefined && (
        <ChoiceField
          label={messageAlertsText('editor.which', { field: label })}
          value={which}
          choices={[
            ['earlier', repeated.earlier],
            ['later', repeated.later],
          ]}
          onChoose={chosen => store.write(`${field}Which`, chosen)}
        />
      )}
      <AlertFault text={fault} />
    </div>
  );
});
