import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { describedControl, FieldFrame } from '../kit/forms/FieldFrame';
import { Actions } from '../kit/layout/Stack';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { privateField } from '../kit/privateField';
import { dateFormat } from '../kit/time/dateFormat';
import type { AccountActsStore } from './AccountActsStore';
import { accountText } from './accountText';
import { ActOutcomeNotice, OwnAccountPanel, type ActPanelProps } from './OwnAccountPanel';

/** Lets the user request the deletion of their account. */
export const DeletionPanel = observer(function DeletionPanel({ store, summary }: ActPanelProps) {
  const { deletionRequestedAt } = summary;
  return (
    <OwnAccountPanel isAlone title={accountText('deletion.title')} lead={accountText('deletion.lead')}>
      <ul className="account-consequences">
        <li>{accountText('deletion.stays')}</li>
        <li>{accountText('deletion.goes')}</li>
      </ul>
      <ActOutcomeNotice store={store} act="deletion" done="" />
      <div role="status">
        {deletionRequestedAt !== undefined && (
          <Notice intent="warning">
            {accountText('deletion.requested', { time: dateFormat.full(deletionRequestedAt) })}
          </Notice>
        )}
      </div>
      {deletionRequestedAt === undefined && <DeletionForm store={store} email={summary.emailAddress} />}
    </OwnAccountPanel>
  );
});

const DeletionForm = observer(function DeletionForm({
  store,
  email,
}: {
  readonly store: AccountActsStore;
  readonly email: string;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [hasTriedToSubmit, setTried] = useState(false);
  const isOpen = store.typed !== undefined;
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  if (store.typed === undefined)
    return (
      <Button
        intent="danger"
        variant="outlined"
        text={accountText('deletion.open')}
        onClick={() => {
          setTried(false);
          store.openDeletion();
        }}
      />
    );
  const fault = hasTriedToSubmit && !store.isTyped ? accountText('deletion.missing') : undefined;
  const submit = (): Promise<void> => {
    setTried(true);
    return store.requestDeletion();
  };
  return (
    <CheckedForm className="account-confirm" hasTriedToSubmit={fault !== undefined} onSubmit={submit}>
      <p id={`${id}-hint`}>{accountText('deletion.type', { email })}</p>
      <FieldFrame id={id} label={accountText('deletion.label')} fault={fault} holds="email">
        <InputGroup
          {...privateField}
          {...describedControl(id, { fault }, `${id}-hint`)}
          inputRef={field}
          fill
          value={store.typed}
          onValueChange={typed => store.type(typed)}
        />
      </FieldFrame>
      <Actions>
        <PendingButton
          type="submit"
          intent="danger"
          text={accountText('deletion.confirm')}
          awaiting={store.busy === 'deletion'}
        />
        <Button variant="minimal" text={accountText('deletion.cancel')} onClick={() => store.closeDeletion()} />
      </Actions>
    </CheckedForm>
  );
});
