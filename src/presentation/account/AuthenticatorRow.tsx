import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Authenticator } from '@/domain/session/secondFactor/Authenticator';
import { PendingButton } from '../kit/PendingButton';
import { accountText } from './accountText';
import { FactorRow } from './FactorRow';
import type { SecondFactorsStore } from './SecondFactorsStore';
import { clockFormat } from '../kit/time/clockFormat';
import { ownClock } from '../kit/time/ownClock';
import { privateField } from '../kit/privateField';

interface AuthenticatorRowProps {
  readonly store: SecondFactorsStore;
  readonly authenticator: Authenticator;
  readonly only: boolean;
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** An authenticator, or the field in which its name is changed. */
export const AuthenticatorRow = observer(function AuthenticatorRow({
  store,
  authenticator,
  only,
}: AuthenticatorRowProps) {
  const { id, label, createdAt } = authenticator;
  const rename = useRef<HTMLButtonElement>(null);
  const renaming = store.renaming?.id === id;
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !renaming) rename.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
  if (renaming && store.renaming !== undefined) return <NameField store={store} typed={store.renaming.typed} />;
  return (
    <FactorRow
      label={label}
      text={accountText('factors.addedOn', { date: clockFormat(day, ownClock.zone).format(createdAt) })}
      only={only}
      besides={
        <Button
          ref={rename}
          size="small"
          text={accountText('factors.rename')}
          aria-label={accountText('factors.renameOf', { label })}
          onClick={() => store.rename(authenticator)}
        />
      }
      onRemove={() => store.askRemoval({ type: 'totp', id }, label)}
    />
  );
});

const NameField = observer(function NameField({
  store,
  typed,
}: {
  readonly store: SecondFactorsStore;
  readonly typed: string;
}) {
  const field = useRef<HTMLInputElement>(null);
  const notValid = store.failure?.kind === 'labelNotValid';
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  useEffect(() => {
    if (store.failure !== undefined) field.current?.focus();
  }, [store.failure]);
  const save = (event: React.FormEvent): void => {
    event.preventDefault();
    void store.saveName();
  };
  return (
    <li>
      <form className="account-name" onSubmit={save} noValidate>
        <label htmlFor="authenticator-name">{accountText('factors.label')}</label>
        <InputGroup
          {...privateField}
          id="authenticator-name"
          inputRef={field}
          maxLength={60}
          value={typed}
          aria-invalid={notValid}
          {...(notValid ? { 'aria-describedby': 'factors-problem' } : {})}
          onChange={event => store.typeName(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Escape' && store.stopRenaming()}
        />
        <div className="account-actions">
          <Button size="small" text={accountText('factors.cancel')} onClick={() => store.stopRenaming()} />
          <PendingButton
            size="small"
            type="submit"
            intent="primary"
            text={accountText('factors.save')}
            awaiting={store.busy}
          />
        </div>
      </form>
    </li>
  );
});
