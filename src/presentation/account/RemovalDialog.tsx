import { Button, DialogBody, DialogFooter, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { PendingButton } from '../kit/PendingButton';
import { Notice } from '../kit/Notice';
import { accountText, changeFailureText } from './accountText';
import type { Removal, SecondFactorsStore } from './SecondFactorsStore';
import { privateField } from '../kit/privateField';
import { DashboardDialog } from '../kit/overlays/DashboardDialog';

interface RemovalDialogProps {
  readonly store: SecondFactorsStore;
  /** Called when the dialog has closed and has returned the focus, if the element that had it still exists. */
  readonly onClosed: () => void;
}

/** Asks for confirmation before a method is removed. If only one would be left, its name has to be typed. */
export const RemovalDialog = observer(function RemovalDialog({ store, onClosed }: RemovalDialogProps) {
  const { removal } = store;
  return (
    <DashboardDialog
      isOpen={removal !== undefined}
      title={accountText('removal.title', { label: removal?.label ?? '' })}
      onClose={() => store.stopRemoval()}
      onClosed={onClosed}
    >
      {removal !== undefined && <Question store={store} removal={removal} />}
    </DashboardDialog>
  );
});

const Question = observer(function Question({
  store,
  removal,
}: {
  readonly store: SecondFactorsStore;
  readonly removal: Removal;
}) {
  const { label, leavesOne } = removal;
  const remove = (event: React.FormEvent): void => {
    event.preventDefault();
    void store.remove();
  };
  return (
    <form onSubmit={remove}>
      <DialogBody>
        <div role="alert">
          {store.removal !== undefined && store.failure !== undefined && (
            <Notice intent="danger">{changeFailureText(store.failure)}</Notice>
          )}
        </div>
        <p>{accountText('removal.text')}</p>
        {leavesOne && (
          <div className="account-confirm">
            <p>{accountText('removal.lastText')}</p>
            <label htmlFor="removal-label">{accountText('removal.type', { label })}</label>
            <InputGroup
              {...privateField}
              id="removal-label"
              autoFocus
              value={store.typedLabel}
              aria-describedby="removal-hint"
              onChange={event => store.typeLabel(event.currentTarget.value)}
            />
            <p id="removal-hint">{accountText('removal.typeHint')}</p>
          </div>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button autoFocus={!leavesOne} text={accountText('removal.cancel')} onClick={() => store.stopRemoval()} />
            <PendingButton
              type="submit"
              intent="danger"
              text={accountText('removal.confirm')}
              disabled={!store.canRemove}
              awaiting={store.busy}
            />
          </>
        }
      />
    </form>
  );
});
