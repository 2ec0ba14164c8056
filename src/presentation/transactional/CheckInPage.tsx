import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ContactForm, type ContactPageProps } from './ContactForm';
import { linkMinutes, transactionalText } from './transactionalText';

/** A page where a patient asks the care team for a check-in. */
export const CheckInPage = observer(function CheckInPage({ create }: ContactPageProps<object>) {
  const [store] = useState(create);
  return (
    <ContactForm
      store={store}
      title={transactionalText('checkIn.title')}
      lead={transactionalText('checkIn.lead', linkMinutes)}
      buttonText={transactionalText('checkIn.press')}
      done={transactionalText('checkIn.done')}
    />
  );
});
