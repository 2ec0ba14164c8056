import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { PendingButton } from '../kit/PendingButton';
import { Notice } from '../kit/Notice';
import { accountFailureText, driveText } from './driveText';
import type { DriveAccountStore } from './DriveAccountStore';

interface AccountPanelProps {
  readonly store: DriveAccountStore;
  /** True if an upload needs write access for the account. */
  readonly mayWrite: boolean;
}

export const AccountPanel = observer(function AccountPanel({ store, mayWrite }: AccountPanelProps) {
  const { account, busy, failure, done } = store;
  // Write access that no upload needs is reported and not shown as intended: patients' folders must not stay open.
  const isLeftOver = account?.permission === 'writer' && !mayWrite;
  const words = failure === undefined ? '' : accountFailureText(failure);
  return (
    <div className="drive-account">
      <p>{accountWords(store, mayWrite)}</p>
      <div role="alert">{isLeftOver && <Notice intent="danger">{driveText('account.leftOver')}</Notice>}</div>
      <div className="drive-acts">
        {account === null && (
          <PendingButton
            intent="primary"
            text={driveText('account.link')}
            awaiting={busy}
            onClick={() => void store.link()}
          />
        )}
        {account && (
          <>
            {isLeftOver && (
              <PendingButton
                intent="primary"
                text={driveText('account.repair')}
                awaiting={busy}
                onClick={() => void store.renew()}
              />
            )}
            {account.permission === 'none' && (
              <PendingButton
                quiet
                text={driveText('account.renew')}
                awaiting={busy}
                onClick={() => void store.renew()}
              />
            )}
            <PendingButton
              quiet
              variant="minimal"
              text={driveText('account.change')}
              awaiting={busy}
              onClick={() => void store.link()}
            />
            <PendingButton
              quiet
              variant="minimal"
              text={driveText('account.unlink')}
              awaiting={busy}
              onClick={() => void store.unlink()}
            />
          </>
        )}
        {account === undefined &&
          (busy ? (
            <Spinner size={16} />
          ) : (
            <Button text={driveText('account.retry')} onClick={() => void store.load()} />
          ))}
      </div>
      <p role="status">{done !== undefined && driveText(`account.${done}Done`)}</p>
      <div role="alert">{words !== '' && <Notice intent="danger">{words}</Notice>}</div>
    </div>
  );
});

function accountWords({ account, busy }: DriveAccountStore, mayWrite: boolean) {
  if (account === undefined) return driveText(busy ? 'account.loading' : 'account.unknown');
  if (account === null) return driveText('account.none');
  return (
    <>
      {driveText('account.linked', { email: account.googleDriveEmail })} ·{' '}
      {driveText(mayWrite ? 'account.untilOver' : `account.permission.${account.permission}`)}
    </>
  );
}
