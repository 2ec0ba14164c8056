import { Dialog, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Suspense, use, useState } from 'react';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import { CardHeader } from '../session/signIn/CardHeader';
import { OneTimePasswordForm } from '../session/secondFactor/OneTimePasswordForm';
import { sessionText } from '../session/sessionText';
import { PendingButton } from '../kit/PendingButton';
import { useStores } from '../kit/useStores';
import type { AccountStores } from './AccountStores';
import { accountText } from './accountText';
import type { EmailedCodesStore } from './EmailedCodesStore';

interface EmailedCodesDialogProps {
  readonly store: EmailedCodesStore;
  readonly stores: AccountStores;
}

/** Asks for the code that was sent before emailed codes are turned on. */
export const EmailedCodesDialog = observer(function EmailedCodesDialog({ store, stores }: EmailedCodesDialogProps) {
  const { pending } = store;
  return (
    <Dialog
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
          <Suspense fallback={<Spinner size={32} aria-label={sessionText('restoring')} />}>
            <Code store={store} stores={stores} pending={pending} />
          </Suspense>
        </div>
      )}
    </Dialog>
  );
});

function Code({ store, stores, pending }: EmailedCodesDialogProps & { readonly pending: PendingSignIn }) {
  const pages = use(stores.sessionPages());
  const { toasts } = useStores();
  const [code] = useState(() => pages.proveMailbox(pending, { emailed: true, onAccepted: () => store.accept() }));
  return <OneTimePasswordForm store={code} toasts={toasts} onBack={() => store.close()} />;
}

/** Offers emailed codes to a person who does not have them. */
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
