import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import type { SessionPageStores } from '../session/SessionPageStores';
import { CardHeader } from '../session/signIn/CardHeader';
import { OneTimePasswordForm } from '../session/secondFactor/OneTimePasswordForm';
import { sessionText } from '../session/sessionText';
import { PendingButton } from '../kit/PendingButton';
import { AreaBoundary } from '../app/AreaBoundary';
import { Downloaded } from '../kit/Downloaded';
import { useStores } from '../app/useStores';
import type { AccountStores } from './AccountStores';
import { accountText } from './accountText';
import type { EmailedCodesStore } from './EmailedCodesStore';
import { DashboardDialog } from '../kit/overlays/DashboardDialog';

interface EmailedCodesDialogProps {
  readonly store: EmailedCodesStore;
  readonly stores: AccountStores;
}

/** Asks for the code that was emailed, before emailed codes are turned on. */
export const EmailedCodesDialog = observer(function EmailedCodesDialog({ store, stores }: EmailedCodesDialogProps) {
  const { report } = useStores();
  const { pending } = store;
  return (
    <DashboardDialog
      className="shell-reauthentication"
      isOpen={pending !== undefined}
      canOutsideClickClose={false}
      aria-labelledby="emailed-codes-title"
      onClose={() => store.close()}
    >
      {pending !== undefined && (
        <div className="session-card">
          <CardHeader
            titleId="emailed-codes-title"
            title={accountText('emailedCodes.title')}
            subtitle={accountText('emailedCodes.subtitle')}
          />
          <AreaBoundary area="emailed codes" report={report}>
            <Downloaded
              load={stores.sessionPages}
              fallback={<Spinner size={32} aria-label={sessionText('restoring')} />}
            >
              {pages => <Code store={store} pages={pages} pending={pending} />}
            </Downloaded>
          </AreaBoundary>
        </div>
      )}
    </DashboardDialog>
  );
});

interface CodeProps {
  readonly store: EmailedCodesStore;
  readonly pages: SessionPageStores;
  readonly pending: PendingSignIn;
}

function Code({ store, pages, pending }: CodeProps) {
  const { toasts } = useStores();
  const [code] = useState(() => pages.proveMailbox(pending, { emailed: true, onAccepted: () => store.accept() }));
  return <OneTimePasswordForm store={code} toasts={toasts} onBack={() => store.close()} />;
}

/** Offers emailed codes to a user who does not use them. */
export const AddEmailedCodes = observer(function AddEmailedCodes({
  store,
  closed,
}: {
  readonly store: EmailedCodesStore;
  readonly closed: boolean;
}) {
  return (
    <PendingButton
      text={accountText('emailedCodes.add')}
      awaiting={store.busy}
      disabled={closed}
      onClick={() => void store.open()}
    />
  );
});
