import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AccessFields } from '@/application/transactional/ContactFault';
import type { AccessType } from '@/domain/transactional/contactLimits';
import { FaultField } from '../kit/forms/FaultField';
import { SegmentedChoice } from '../kit/forms/SegmentedChoice';
import { ContactForm, type ContactPageProps } from './ContactForm';
import { LongTextField } from './LongTextField';
import { faultText, fieldLimits, transactionalText } from './transactionalText';

interface AccessPageProps extends ContactPageProps<AccessFields> {
  readonly type: AccessType;
}

/** A page to request access, open to everyone. */
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
      buttonText={transactionalText('access.press')}
      done={`${transactionalText('access.done')} ${reply}`}
    >
      <LongTextField
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
      <SegmentedChoice
        fault={faultText(faults.isContactable)}
        label={transactionalText('access.contactable')}
        value={fields.isContactable === null ? null : fields.isContactable ? 'yes' : 'no'}
        choices={[
          ['yes', transactionalText('access.yes')],
          ['no', transactionalText('access.no')],
        ]}
        onChoose={answer => store.write({ isContactable: answer === 'yes' })}
      />
    </ContactForm>
  );
});
