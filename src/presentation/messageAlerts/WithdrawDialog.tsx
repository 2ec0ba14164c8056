import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { ReasonField } from '../kit/forms/ReasonField';
import { DashboardDialog } from '../kit/overlays/DashboardDialog';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import type { AlertEditorStore } from './AlertEditorStore';
import { alertFailureText, messageAlertsText } from './messageAlertsText';

/** Asks for confirmation before a message is withdrawn. A reason is optional, because it may be urgent. */
export const WithdrawDialog = observer(function WithdrawDialog({ store }: { readonly store: AlertEditorStore }) {
  const { withdrawal } = store;
  const isOpen = withdrawal.phase === 'asked' || withdrawal.phase === 'running' || withdrawal.phase === 'failed';
  const what = kindOf(store);
  return (
    <DashboardDialog
      isOpen={isOpen}
      title={messageAlertsText(`withdraw.title${what}`)}
      onClose={() => store.cancelWithdrawal()}
    >
      <DialogBody>
        <p>{messageAlertsText(`withdraw.text${what}`)}</p>
        <div role="alert">
          {withdrawal.phase === 'failed' && (
            <Notice intent="danger">
              {messageAlertsText(
                withdrawal.failure.kind === 'unreachable' ? 'withdraw.unconfirmed' : 'withdraw.failed',
                { why: alertFailureText(withdrawal.failure) },
              )}
            </Notice>
          )}
        </div>
        <ReasonField
          label={messageAlertsText('editor.reason')}
          hint={messageAlertsText('editor.reasonHint')}
          value={store.withdrawReason}
          isMissing={false}
          onWrite={reason => store.writeWithdrawReason(reason)}
        />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button
              text={messageAlertsText('withdraw.keep')}
              disabled={withdrawal.phase === 'running'}
              onClick={() => store.cancelWithdrawal()}
            />
            <PendingButton
              intent="danger"
              text={messageAlertsText(`withdraw.button${what}`)}
              awaiting={withdrawal.phase === 'running'}
              onClick={() => void store.withdraw()}
            />
          </>
        }
      />
    </DashboardDialog>
  );
});

function kindOf({ generation, known }: AlertEditorStore): '' | 'Draft' | 'V1' {
  if (generation === 'v1') return 'V1';
  return known?.isPublished === false ? 'Draft' : '';
}
