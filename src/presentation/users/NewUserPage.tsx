import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { NewUser } from '@/domain/users/NewUser';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { DraftNotices } from '../kit/forms/DraftNotices';
import { draftText } from '../kit/forms/formsText';
import { describedControl, FieldFrame } from '../kit/forms/FieldFrame';
import { ReasonField } from '../kit/forms/ReasonField';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Actions } from '../kit/layout/Stack';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { privateField } from '../kit/privateField';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import { newPeopleText } from './newPeople/newPeopleText';
import type { EnteredUser, NewUserStore } from './NewUserStore';
import { newUserFailureText, newUserFaultText, newUserLabel } from './newUserFailureText';
import { reasonLimits } from './rightFields';
import styles from './EntryForm.module.css';
import { LONGEST_ADDRESS, LONGEST_CODE, newPeoplePath, userPath } from './userPath';
import type { UserStores } from './UserStores';
import { usersText } from './usersText';

interface NewUserPageProps {
  readonly stores: UserStores;
  /** Address of the list from which the page was opened. */
  readonly backTo: string;
  readonly onCreated: () => void;
}

/** The form that creates an account for a colleague, who chooses a password through an email. */
export const NewUserPage = observer(function NewUserPage({ stores, backTo, onCreated }: NewUserPageProps) {
  const store = useStore(() => stores.newUser(onCreated));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page labelledBy="new-user-title">
      <PageHeader
        id="new-user-title"
        headingRef={heading}
        back={{ to: backTo, text: usersText('back') }}
        title={usersText('new.title')}
        lead={usersText('new.lead')}
        actions={<Link to={newPeoplePath()}>{newPeopleText('button')}</Link>}
      />
      <div role="status">{store.made !== undefined && <Made store={store} />}</div>
      <Form store={store} backTo={backTo} />
    </Page>
  );
});

interface StoreProps {
  readonly store: NewUserStore;
}

const Made = observer(function Made({ store }: StoreProps) {
  if (store.made === undefined) return null;
  const { userId, user } = store.made;
  return (
    <Notice intent="success">
      <bdi>{writtenText(usersText('new.made', { emailAddress: user.emailAddress.trim() }))}</bdi>{' '}
      <Link to={userPath(userId)}>{usersText('new.open')}</Link>
    </Notice>
  );
});

const Form = observer(function Form({ store, backTo }: Pick<NewUserPageProps, 'backTo'> & StoreProps) {
  const { form } = store;
  const fault = store.hasTriedToSubmit ? store.faults.reason : undefined;
  return (
    <CheckedForm
      className={styles['form'] ?? ''}
      hasTriedToSubmit={store.hasTriedToSubmit}
      onSubmit={() => store.save()}
    >
      <div className={styles['fields']}>
        <Field store={store} field="emailAddress" longest={LONGEST_ADDRESS} />
        <Field store={store} field="firstName" />
        <Field store={store} field="lastName" />
        <Field store={store} field="accessCode" longest={LONGEST_CODE} />
        <ReasonField
          hint={usersText('form.keptReasonHint', reasonLimits)}
          missing={usersText('form.reasonMissing', reasonLimits)}
          value={form.mine.reason}
          isMissing={fault !== undefined}
          onWrite={reason => store.write('reason', reason)}
        />
        <DraftNotices
          form={form}
          labelOf={newUserLabel}
          words={kept =>
            draftText(form.read(kept), kept, mine =>
              NEW_USER_FIELDS.map(field => [newUserLabel(field), mine[field]] as const),
            )
          }
          failure={form.lastFailure && newUserFailureText(form.lastFailure)}
          held={store.made && createdText(store.made.user)}
        />
      </div>
      <div className={styles['foot']}>
        <Acts store={store} backTo={backTo} />
      </div>
    </CheckedForm>
  );
});

/** The buttons of the form. Cancel discards what was entered. */
const Acts = observer(function Acts({ store, backTo }: Pick<NewUserPageProps, 'backTo'> & StoreProps) {
  const { form } = store;
  const navigate = useNavigate();
  const cancel = (): void => {
    store.discard();
    void navigate(backTo);
  };
  return (
    <Actions>
      <PendingButton
        type="submit"
        intent="primary"
        text={usersText(form.status === 'unanswered' ? 'new.again' : 'new.create')}
        awaiting={form.busy}
      />
      <Button variant="minimal" text={usersText('new.cancel')} disabled={form.busy} onClick={cancel} />
    </Actions>
  );
});

/** The account that an earlier attempt created. Any of its fields may differ from the form. */
const createdText = ({ emailAddress, firstName, lastName, accessCode }: NewUser): string =>
  [emailAddress, `${firstName} ${lastName}`, accessCode].map(text => text.trim()).join(' · ');

const NEW_USER_FIELDS = ['emailAddress', 'firstName', 'lastName', 'accessCode', 'reason'] as const;

interface FieldProps {
  readonly store: NewUserStore;
  readonly field: Exclude<keyof EnteredUser, 'reason'>;
  readonly longest?: number;
}

const HELD = { emailAddress: 'email', firstName: 'name', lastName: 'name', accessCode: 'code' } as const;

const Field = observer(function Field({ store, field, longest }: FieldProps) {
  const id = useId();
  const fault = store.hasTriedToSubmit ? newUserFaultText(field, store.faults) : undefined;
  const hint = field === 'accessCode' ? usersText('new.accessCodeHint') : undefined;
  return (
    <FieldFrame id={id} label={newUserLabel(field)} hint={hint} fault={fault} holds={HELD[field]}>
      <InputGroup
        {...privateField}
        {...describedControl(id, { hint, fault })}
        fill
        dir="auto"
        {...(longest !== undefined && { maxLength: longest })}
        type={field === 'emailAddress' ? 'email' : 'text'}
        autoComplete="off"
        value={store.form.mine[field]}
        onValueChange={text => store.write(field, text)}
      />
    </FieldFrame>
  );
});
