import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import type { ContactStore } from './ContactStore';
import styles from './TransactionalPage.module.css';
import { TransactionalPage } from './TransactionalPage';
import { linkFailureText, transactionalText } from './transactionalText';

export interface ContactPageProps<F extends object> {
  readonly create: () => ContactStore<F>;
}

interface ContactFormProps<F extends object> {
  readonly store: ContactStore<F>;
  readonly title: string;
  readonly lead: string;
  readonly buttonText: string;
  readonly done: string;
  readonly children?: ReactNode;
}

/** The form for a request to staff: its fields, its button and its outcome. */
export const ContactForm = observer(function ContactForm<F extends object>(props: ContactFormProps<F>) {
  const { store, title, lead, buttonText, done, children } = props;
  const { state, isOver } = store;
  return (
    <TransactionalPage title={title} lead={isOver ? undefined : lead}>
      {!isOver && <Notice intent="warning">{transactionalText('notEmergency')}</Notice>}
      <div role="alert">
        {state.kind === 'failed' && <Notice intent="danger">{linkFailureText(state.failure)}</Notice>}
        {state.kind === 'unconfirmed' && <Notice intent="warning">{transactionalText('unconfirmed')}</Notice>}
      </div>
      <div role="status">{state.kind === 'sent' && <Notice intent="success">{done}</Notice>}</div>
      {!isOver && (
        <CheckedForm
          className={styles['form'] ?? ''}
          hasTriedToSubmit={store.hasTriedToSubmit}
          onSubmit={() => store.send()}
        >
          {children !== undefined && (
            <fieldset className={styles['fields']} disabled={!store.isEditable}>
              {children}
            </fieldset>
          )}
          <PendingButton
            type="submit"
            intent="primary"
            text={state.kind === 'unconfirmed' ? transactionalText('again') : buttonText}
            awaiting={state.kind === 'sending'}
          />
        </CheckedForm>
      )}
    </TransactionalPage>
  );
});
