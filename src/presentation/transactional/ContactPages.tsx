import { TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, useState, type ReactNode } from 'react';
import type { AccessFields, CallbackFields } from '@/application/transactional/contactFaults';
import type { AccessType } from '@/domain/transactional/contactLimits';
import { FaultField } from '../kit/forms/FaultField';
import { describedControl, FieldFrame } from '../kit/forms/FieldFrame';
import { SegmentedChoice } from '../kit/forms/SegmentedChoice';
import { privateField } from '../kit/privateField';
import { ContactForm } from './ContactForm';
import type { ContactStore } from './ContactStore';
import styles from './TransactionalPage.module.css';
import { callbackChoices, faultText, fieldLimits, linkMinutes, transactionalText } from './transactionalText';

interface ContactPageProps<F extends object> {
  readonly create: () => ContactStore<F>;
}

/** Asks a group of staff to call. */
export const CallbackPage = observer(function CallbackPage({ create }: ContactPageProps<CallbackFields>) {
  const [store] = useState(create);
  const { fields, faults } = store;
  return (
    <ContactForm
      store={store}
      title={transactionalText('callback.title')}
      lead={transactionalText('callback.lead', linkMinutes)}
      press={transactionalText('callback.press')}
      done={transactionalText('callback.done', { phone: fields.phoneNumber.trim() })}
    >
      <Choice fault={faultText(faults.callbackGroup)}>
        <SegmentedChoice
          label={transactionalText('callback.group')}
          value={fields.callbackGroup}
          choices={callbackChoices()}
          onChoose={callbackGroup => store.write({ callbackGroup })}
        />
      </Choice>
      <FaultField
        label={transactionalText('callback.name')}
        value={fields.name}
        maxLength={fieldLimits.name}
        fault={faultText(faults.name)}
        onWrite={name => store.write({ name })}
      />
      <FaultField
        label={transactionalText('callback.phoneNumber')}
        value={fields.phoneNumber}
        maxLength={fieldLimits.phone}
        fault={faultText(faults.phoneNumber)}
        onWrite={phoneNumber => store.write({ phoneNumber })}
      />
      <LongText
        label={transactionalText('callback.note')}
        value={fields.note}
        maxLength={fieldLimits.note}
        fault={faultText(faults.note)}
        onWrite={note => store.write({ note })}
      />
    </ContactForm>
  );
});

/** Asks the care team to check in. */
export const CheckInPage = observer(function CheckInPage({ create }: ContactPageProps<object>) {
  const [store] = useState(create);
  return (
    <ContactForm
      store={store}
      title={transactionalText('checkIn.title')}
      lead={transactionalText('checkIn.lead', linkMinutes)}
      press={transactionalText('checkIn.press')}
      done={transactionalText('checkIn.done')}
    />
  );
});

interface AccessPageProps extends ContactPageProps<AccessFields> {
  readonly type: AccessType;
}

/** Asks for access; anybody may. */
export const AccessPage = observer(function AccessPage({ type, create }: AccessPageProps) {
  const [store] = useState(create);
  const { fields, faults } = store;
  const reply = transactionalText(fields.isContactable === true ? 'access.willWrite' : 'access.wontWrite', {
    email: fields.email.trim(),
  });
  return (
    <ContactForm
      store={store}
      title={transactionalText(`access.title.${type}`)}
      lead={transactionalText('access.lead')}
      press={transactionalText('access.press')}
      done={`${transactionalText('access.done')} ${reply}`}
    >
      <LongText
        label={transactionalText('access.message')}
        value={fields.message}
        maxLength={fieldLimits.message}
        fault={faultText(faults.message)}
        onWrite={message => store.write({ message })}
      />
      <FaultField
        type="email"
        holds="email"
        label={transactionalText('access.email')}
        value={fields.email}
        maxLength={fieldLimits.email}
        fault={faultText(faults.email)}
        onWrite={email => store.write({ email })}
      />
      <Choice fault={faultText(faults.isContactable)}>
        <SegmentedChoice
          label={transactionalText('access.contactable')}
          value={fields.isContactable === null ? null : fields.isContactable ? 'yes' : 'no'}
          choices={[
            ['yes', transactionalText('access.yes')],
            ['no', transactionalText('access.no')],
          ]}
          onChoose={answer => store.write({ isContactable: answer === 'yes' })}
        />
      </Choice>
    </ContactForm>
  );
});

/** A choice with what is wrong with it. */
function Choice({ fault, children }: { readonly fault: string | undefined; readonly children: ReactNode }) {
  return (
    <div>
      {children}
      <p className={styles['fault']} role="status">
        {fault}
      </p>
    </div>
  );
}

interface LongTextProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly fault: string | undefined;
  readonly onWrite: (text: string) => void;
}

function LongText({ label, fault, onWrite, ...field }: LongTextProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} fault={fault} holds="reason">
      <TextArea
        {...privateField}
        {...field}
        {...describedControl(id, { fault })}
        fill
        autoResize
        dir="auto"
        onChange={event => onWrite(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
