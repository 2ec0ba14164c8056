import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { LoginStep } from '@/domain/session/signIn/loginSteps';
import { AuthenticatorSteps } from '../session/secondFactor/AuthenticatorSteps';
import type { SessionPageStores } from '../session/SessionPageStores';
import { CardHeader } from '../session/signIn/CardHeader';
import { sessionText } from '../session/sessionText';
import { AreaBoundary } from '../app/AreaBoundary';
import { Downloaded } from '../kit/Downloaded';
import { useStores } from '../app/useStores';
import type { AccountStores } from './AccountStores';
import { accountText } from './accountText';
import type { AddingStore } from './AddingStore';
import { DashboardDialog } from '../kit/overlays/DashboardDialog';

interface AddingDialogProps {
  readonly store: AddingStore;
  readonly stores: AccountStores;
  readonly email: string;
  /** Number of authenticators that the user already has. */
  readonly existing: number;
}

/** The steps that add an authenticator, in a dialog over the settings. */
export const AddingDialog = observer(function AddingDialog({ store, ...rest }: AddingDialogProps) {
  const { report } = useStores();
  const { step } = store;
  return (
    <DashboardDialog
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
          <AreaBoundary area="adding an authenticator" report={report}>
            <Downloaded
              load={rest.stores.sessionPages}
              fallback={<Spinner size={32} aria-label={sessionText('restoring')} />}
            >
              {pages => <Steps store={store} step={step} pages={pages} {...rest} />}
            </Downloaded>
          </AreaBoundary>
        </div>
      )}
      <Button variant="minimal" text={accountText('adding.close')} onClick={() => store.close()} />
    </DashboardDialog>
  );
});

interface StepsProps extends Omit<AddingDialogProps, 'stores'> {
  readonly step: LoginStep;
  readonly pages: SessionPageStores;
}

function Steps({ store, step, pages, email, existing }: StepsProps) {
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
