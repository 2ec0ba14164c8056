import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CallbackFields } from '@/application/transactional/ContactFault';
import { FaultField } from '../kit/forms/FaultField';
import { SegmentedChoice } from '../kit/forms/SegmentedChoice';
import { ContactForm, type ContactPageProps } from './ContactForm';
import { LongTextField } from './LongTextField';
import { callbackChoices, faultText, fieldLimits, linkMinutes, transactionalText } from './transactionalText';

/** A page where a patient asks a group of staff to call. */
export const RequestCallPage = observer(function RequestCallPage({ create }: ContactPageProps<CallbackFields>) {
  const [store] = useState(create);
  const { fields, faults } = store;
  return (
    <ContactForm
      store={store}
      title={transactionalText('callback.title')}
      lead={transactionalText('callback.lead', linkMinutes)}
      buttonText={transactionalText('callback.press')}
      done={transactionalText('callback.done', { phone: fields.phoneNumber.trim() })}
    >
      <SegmentedChoice
        fault={faultText(faults.callbackGroup)}
        label={transactionalText('callback.group')}
        value={fields.callbackGroup}
        choices={callbackChoices()}
        onChoose={callbackGroup => store.write({ callbackGroup })}
      />
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
      <LongTextField
        label={transactionalText('callback.note')}
        value={fields.note}
        maxLength={fieldLimits.note}
        fault={faultText(faults.note)}
        onWrite={note => store.write({ note })}
      />
    </ContactForm>
  );
});
