import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { SettingsRow } from '../kit/layout/SettingsGroup';
import { Row } from '../kit/layout/Stack';
import { Notice } from '../kit/Notice';
import { useStore } from '../kit/useStore';
import { useStores } from '../app/useStores';
import type { AccountStores } from './AccountStores';
import { accountText, changeFailureText, emailFailureText } from './accountText';
import { AddingDialog } from './AddingDialog';
import { AuthenticatorRow } from './AuthenticatorRow';
import { AddEmailedCodes, EmailedCodesDialog } from './EmailedCodesDialog';
import { FactorRow } from './FactorRow';
import { RemovalDialog } from './RemovalDialog';
import type { SecondFactorsStore } from './SecondFactorsStore';

interface SecondFactorsPanelProps {
  readonly stores: AccountStores;
  readonly email: string;
}

export const SecondFactorsPanel = observer(function SecondFactorsPanel({ stores, email }: SecondFactorsPanelProps) {
  const { toasts } = useStores();
  const store = useStore(() => stores.secondFactors());
  const [adding] = useState(() =>
    stores.adding(() => {
      toasts.success(accountText('factors.added'));
      void store.load();
    }),
  );
  const [emailed] = useState(() =>
    stores.emailedCodes(() => {
      toasts.success(accountText('emailedCodes.added'));
      void store.load();
    }),
  );
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsRow title={accountText('factors.title')} headingRef={title}>
      <p className="account-lead">{accountText('factors.lead')}</p>
      <div role="alert" id="factors-problem">
        {store.failure !== undefined && store.removal === undefined && (
          <Notice intent="danger">{changeFailureText(store.failure)}</Notice>
        )}
        {emailed.failure !== undefined && <Notice intent="danger">{emailFailureText(emailed.failure)}</Notice>}
      </div>
      <Listed store={store} />
      {store.phase === 'known' && (
        <Row>
          <Button
            text={accountText('factors.add')}
            disabled={store.isFull}
            aria-describedby="factors-left"
            onClick={() => adding.open()}
          />
          {store.factors.email === undefined && <AddEmailedCodes store={emailed} closed={store.isFull} />}
        </Row>
      )}
      <RemovalDialog store={store} onClosed={() => leadBackTo(title.current)} />
      <EmailedCodesDialog store={emailed} stores={stores} />
      <AddingDialog store={adding} stores={stores} email={email} existing={store.factors.authenticators.length} />
    </SettingsRow>
  );
});

/** Focuses the element if the focus was lost, as when the pressed button was removed with its row. */
function leadBackTo(element: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body) element?.focus();
}

const Listed = observer(function Listed({ store }: { readonly store: SecondFactorsStore }) {
  const { phase, factors, left } = store;
  if (phase === 'loading') return <Spinner size={28} aria-label={accountText('factors.loading')} />;
  if (phase === 'failed') {
    return (
      <div role="alert">
        <Notice
          intent="danger"
          action={<Button size="small" text={accountText('factors.tryAgain')} onClick={() => void store.load()} />}
        >
          {accountText('factors.failed')}
        </Notice>
      </div>
    );
  }
  const only = left === 1;
  const { authenticators, email } = factors;
  return (
    <>
      <p role="status" id="factors-left">
        {leftText(left, store.isFull)}
      </p>
      {factors.unreadable !== undefined && <Notice intent="warning">{accountText('factors.unreadable')}</Notice>}
      <ul className="account-factors">
        {authenticators.map(authenticator => (
          <AuthenticatorRow key={authenticator.id} store={store} authenticator={authenticator} only={only} />
        ))}
        {email !== undefined && (
          <FactorRow
            label={accountText('factors.email')}
            text={email === '' ? accountText('factors.emailHidden') : accountText('factors.emailText', { email })}
            only={only}
            onRemove={() => store.askRemoval({ type: 'email' }, accountText('factors.email'))}
          />
        )}
      </ul>
    </>
  );
});

function leftText(left: number, isFull: boolean): string {
  if (isFull) return accountText('factors.most', { number: left });
  if (left === 0) return accountText('factors.none');
  return left === 1 ? accountText('factors.leftOne') : accountText('factors.left', { number: left });
}
