import { Button, Dialog, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Suspense, use } from 'react';
import type { LoginStep } from '@/domain/session/signIn/loginSteps';
import { AuthenticatorSteps } from '../session/secondFactor/AuthenticatorSteps';
import { CardHeader } from '../session/signIn/CardHeader';
import { sessionText } from '../session/sessionText';
import { useStores } from '../kit/useStores';
import type { AccountStores } from './AccountStores';
import { accountText } from './accountText';
import type { AddingStore } from './AddingStore';

interface AddingDialogProps {
  readonly store: AddingStore;
  readonly stores: AccountStores;
  readonly email: string;
  /** Authenticators that the person has. */
  readonly existing: number;
}

/** The steps of the sign-in card, as a dialog over the settings. */
export const AddingDialog = observer(function AddingDialog({ store, ...rest }: AddingDialogProps) {
  const { step } = store;
  return (
    <Dialog
      className="shell-reauthentication"
      isOpen={step !== undefined}
      canOutsideClickClose={false}
      aria-labelledby="adding-title"
      onClose={() => store.close()}
    >
      {step !== undefined && (
        <div className="session-card">
          <CardHeader
            titleId="adding-title"
            title={sessionText(`steps.${step}.title`)}
            subtitle={sessionText(`steps.${step}.subtitle`)}
          />
          <Suspense fallback={<Spinner size={32} aria-label={sessionText('restoring')} />}>
            <Steps store={store} step={step} {...rest} />
          </Suspense>
        </div>
      )}
      <Button variant="minimal" text={accountText('adding.close')} onClick={() => store.close()} />
    </Dialog>
  );
});

function Steps({ store, step, stores, email, existing }: AddingDialogProps & { readonly step: LoginStep }) {
  const pages = use(stores.sessionPages());
  const { toasts } = useStores();
  return (
    <AuthenticatorSteps
      step={step}
      pages={pages}
      owner={{ email, existing: async () => existing }}
      toasts={toasts}
      text={sessionText('enrolment.questionText')}
      onMove={event => store.move(event)}
    />
  );
}
