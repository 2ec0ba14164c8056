import { Button, Dialog, DialogBody, DialogFooter, ProgressBar } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { LogOutStore } from './LogOutStore';
import { shellText } from '../../app/shellText';

interface LogOutDialogProps {
  readonly store: LogOutStore;
  /** Names nobody: whoever is in front of the screen has not shown who they are. */
  readonly discreet?: boolean;
}

/** Asks, then shows what signing out does, then asks about messages if there are any that were not sent. */
export const LogOutDialog = observer(function LogOutDialog({ store, discreet = false }: LogOutDialogProps) {
  const asking = store.phase === 'asking';
  return (
    <Dialog
      className="shell-dialog"
      isOpen={store.phase !== 'idle'}
      title={titleOf(store)}
      isCloseButtonShown={false}
      canEscapeKeyClose={asking}
      canOutsideClickClose={asking}
      onClose={() => store.cancel()}
    >
      {asking && <Question store={store} />}
      {store.phase === 'running' && (
        <DialogBody>
          <ProgressBar intent="primary" aria-label={shellText(`logOut.steps.${store.step}`)} />
        </DialogBody>
      )}
      {store.phase === 'deciding' && <Unsent store={store} discreet={discreet} />}
      {store.phase === 'decidingUploads' && <OpenUploads store={store} />}
    </Dialog>
  );
});

function titleOf({ phase, step }: LogOutStore): string {
  if (phase === 'running') return shellText(`logOut.steps.${step}`);
  if (phase === 'decidingUploads') return shellText('logOut.uploadsTitle');
  return shellText(phase === 'deciding' ? 'logOut.unsentTitle' : 'logOut.confirm');
}

function Question({ store }: { readonly store: LogOutStore }) {
  return (
    <>
      <DialogBody>
        <p>{shellText('logOut.question')}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={shellText('logOut.cancel')} onClick={() => store.cancel()} />
            <Button intent="primary" autoFocus text={shellText('logOut.confirm')} onClick={() => void store.run()} />
          </>
        }
      />
    </>
  );
}

function OpenUploads({ store }: { readonly store: LogOutStore }) {
  return (
    <>
      <DialogBody>
        <p>{shellText('logOut.uploadsText')}</p>
        <p id="uploads-hint">{shellText('logOut.uploadsHint')}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button variant="minimal" text={shellText('logOut.stay')} onClick={() => store.decideUploads('stay')} />
            <Button intent="danger" aria-describedby="uploads-hint" text={shellText('logOut.leaveUploads')} onClick={() => store.decideUploads('leave')} />
            <Button intent="primary" autoFocus text={shellText('logOut.wait')} onClick={() => store.decideUploads('wait')} />
          </>
        }
      />
    </>
  );
}

const Unsent = observer(function Unsent({ store, discreet }: Required<LogOutDialogProps>) {
  return (
    <>
      <DialogBody>
        <p>{shellText('logOut.unsentText')}</p>
        <ul>
          {store.unsent.map(({ patientName, count }, place) => (
            <li key={`${place} ${patientName}`}>
              {patientName === '' || discreet
                ? shellText('logOut.unsentOfUnknown', { number: count })
                : shellText('logOut.unsentRow', { patient: patientName, number: count })}
            </li>
          ))}
        </ul>
        <p id="unsent-hint">{shellText('logOut.unsentHint')}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button variant="minimal" text={shellText('logOut.stay')} onClick={() => store.decide('stay')} />
            <Button intent="danger" aria-describedby="unsent-hint" text={shellText('logOut.discard')} onClick={() => store.decide('discard')} />
            <Button text={shellText('logOut.wait')} onClick={() => store.decide('wait')} />
            <Button intent="primary" autoFocus text={shellText('logOut.keep')} onClick={() => store.decide('keep')} />
          </>
        }
      />
    </>
  );
});
