import { Button, FormGroup, HTMLSelect, InputGroup, Switch } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { privateField } from '../kit/privateField';
import { administrationTime } from '../organisations/page/administrationTime';
import type { AccountAct, AccountActsStore } from './AccountActsStore';
import { accountText, actProblemText, languageName, offeredLanguages } from './accountText';

interface ActPanelProps {
  readonly store: AccountActsStore;
  readonly summary: AccountSummary;
}

/** Has an email sent that leads to a new password. */
export const PasswordPanel = observer(function PasswordPanel({ store }: Pick<ActPanelProps, 'store'>) {
  const { passwordSentTo: email } = store;
  return (
    <Panel title={accountText('password.title')} lead={accountText('password.lead')}>
      <Outcome store={store} act="password" done={email === undefined ? '' : accountText('password.sent', { email })} />
      <PendingButton
        text={accountText('password.request')}
        awaiting={store.busy === 'password'}
        onClick={() => void store.requestPassword()}
      />
    </Panel>
  );
});

/** The language of the dashboard and of emails. */
export const LanguagePanel = observer(function LanguagePanel({ store, summary: { language } }: ActPanelProps) {
  const id = useId();
  const isKnown = offeredLanguages.some(known => known === language);
  const choose = (value: string): void => {
    const chosen = offeredLanguages.find(known => known === value);
    if (chosen !== undefined) void store.setLanguage(chosen);
  };
  return (
    <Panel title={accountText('language.title')}>
      <FormGroup
        label={accountText('language.label')}
        labelFor={id}
        helperText={offeredLanguages.length === 1 && accountText('language.onlyOne')}
      >
        <HTMLSelect
          {...privateField}
          id={id}
          value={language}
          disabled={store.busy !== undefined}
          onChange={event => choose(event.currentTarget.value)}
        >
          {!isKnown && <option value={language}>{languageName(language)}</option>}
          {offeredLanguages.map(one => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </HTMLSelect>
      </FormGroup>
      <Outcome
        store={store}
        act="language"
        done={accountText('language.saved', { language: languageName(language) })}
      />
    </Panel>
  );
});

/** Whether notifications are pushed to the person’s devices; acts at once. */
export const PushPanel = observer(function PushPanel({ store, summary: { pushEnabled } }: ActPanelProps) {
  return (
    <Panel title={accountText('push.title')} lead={accountText('push.lead')}>
      <Switch
        checked={pushEnabled}
        label={accountText('push.label')}
        aria-disabled={store.busy !== undefined}
        onChange={event => void store.setPush(event.currentTarget.checked)}
      />
      <Outcome store={store} act="push" done={accountText(pushEnabled ? 'push.on' : 'push.off')} />
    </Panel>
  );
});

/** Asks that the account be deleted. */
export const DeletionPanel = observer(function DeletionPanel({ store, summary }: ActPanelProps) {
  const { deletionRequestedAt } = summary;
  return (
    <Panel title={accountText('deletion.title')} lead={accountText('deletion.lead')}>
      <ul className="account-consequences">
        <li>{accountText('deletion.stays')}</li>
        <li>{accountText('deletion.goes')}</li>
      </ul>
      <Outcome store={store} act="deletion" done="" />
      <div role="status">
        {deletionRequestedAt !== undefined && (
          <Notice intent="warning">
            {accountText('deletion.requested', { time: administrationTime.full(deletionRequestedAt) })}
          </Notice>
        )}
      </div>
      {deletionRequestedAt === undefined && <DeletionForm store={store} email={summary.emailAddress} />}
    </Panel>
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
        onClick={() => store.openDeletion()}
      />
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.requestDeletion();
  };
  return (
    <form className="account-confirm" onSubmit={submit} noValidate>
      <p id={`${id}-hint`}>{accountText('deletion.type', { email })}</p>
      <label htmlFor={id}>{accountText('deletion.label')}</label>
      <InputGroup
        {...privateField}
        id={id}
        inputRef={field}
        value={store.typed}
        aria-describedby={`${id}-hint`}
        onValueChange={typed => store.type(typed)}
      />
      <div className="account-actions">
        <Button text={accountText('deletion.cancel')} onClick={() => store.closeDeletion()} />
        <PendingButton
          type="submit"
          intent="danger"
          text={accountText('deletion.confirm')}
          awaiting={store.busy === 'deletion'}
          disabled={!store.isTyped && store.busy !== 'deletion'}
        />
      </div>
    </form>
  );
});

interface PanelProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Panel({ title, lead, children }: PanelProps) {
  const id = useId();
  return (
    <section className="account-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className="account-lead">{lead}</p>}
      {children}
    </section>
  );
}

interface OutcomeProps {
  readonly store: AccountActsStore;
  readonly act: AccountAct;
  readonly done: string;
}

const Outcome = observer(function Outcome({ store, act, done }: OutcomeProps) {
  const outcome = store.outcomes[act];
  const problem = outcome && actProblemText(outcome);
  return (
    <>
      <div role="alert">{problem !== undefined && <Notice intent="danger">{problem}</Notice>}</div>
      <div role="status">{outcome?.kind === 'done' && done !== '' && <Notice intent="success">{done}</Notice>}</div>
    </>
  );
});
