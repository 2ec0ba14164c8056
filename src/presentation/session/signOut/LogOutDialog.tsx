import { Button, DialogBody, DialogFooter, ProgressBar } from '@blueprintjs/core';
import { LogOutIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { LogOutStore } from './LogOutStore';
import { appText } from '../../app/appText';
import { DialogLead } from '../../kit/overlays/DialogLead';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

interface LogOutDialogProps {
  readonly store: LogOutStore;
  /** Hides the user's name, because it is unknown who is in front of the screen. */
  readonly discreet?: boolean;
}

/** Asks whether to log out, shows the progress, and asks about unsent messages if there are any. */
export const LogOutDialog = observer(function LogOutDialog({ store, discreet = false }: LogOutDialogProps) {
  const asking = store.phase === 'asking';
  return (
    <DashboardDialog
      isOpen={store.phase !== 'idle'}
      title={titleOf(store)}
      canEscapeKeyClose={asking}
      canOutsideClickClose={asking}
      onClose={() => store.cancel()}
    >
      {asking && <Question store={store} />}
      {store.phase === 'running' && (
        <DialogBody>
          <ProgressBar intent="primary" aria-label={appText(`logOut.steps.${store.step}`)} />
        </DialogBody>
      )}
      {store.phase === 'deciding' && <Unsent store={store} discreet={discreet} />}
      {store.phase === 'decidingUploads' && <OpenUploads store={store} />}
    </DashboardDialog>
  );
});

function titleOf({ phase, step }: LogOutStore): string {
  if (phase === 'running') return appText(`logOut.steps.${step}`);
  if (phase === 'decidingUploads') return appText('logOut.uploadsTitle');
  return appText(phase === 'deciding' ? 'logOut.unsentTitle' : 'logOut.confirm');
}

const Question = observer(function Question({ store }: { readonly store: LogOutStore }) {
  const { unfinishedWork } = store;
  return (
    <>
      <DialogBody>
        <DialogLead icon={<LogOutIcon size={20} />} text={appText('logOut.question')}>
          <p>{appText('logOut.consequence')}</p>
        </DialogLead>
        <div role="status">{unfinishedWork !== 'none' && <p>{appText(`logOut.work.${unfinishedWork}`)}</p>}</div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={appText('logOut.cancel')} onClick={() => store.cancel()} />
            <Button intent="primary" autoFocus text={appText('logOut.confirm')} onClick={() => void store.run()} />
          </>
        }
      />
    </>
  );
});

function OpenUploads({ store }: { readonly store: LogOutStore }) {
  return (
    <>
      <DialogBody>
        <p>{appText('logOut.uploadsText')}</p>
        <p id="uploads-hint">{appText('logOut.uploadsHint')}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button variant="minimal" text={appText('logOut.stay')} onClick={() => store.decideUploads('stay')} />
            <Button
              intent="danger"
              aria-describedby="uploads-hint"
              text={appText('logOut.leaveUploads')}
              onClick={() => store.decideUploads('leave')}
            />
            <Button
              intent="primary"
              autoFocus
              text={appText('logOut.wait')}
              onClick={() => store.decideUploads('wait')}
            />
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
        <p>{appText('logOut.unsentText')}</p>
        <ul>
          {store.unsent.map(({ patientName, count }, place) => (
            <li key={`${place} ${patientName}`}>
              {patientName === '' || discreet
                ? appText('logOut.unsentOfUnknown', { number: count })
                : appText('logOut.unsentRow', { patient: patientName, number: count })}
            </li>
          ))}
        </ul>
        <p id="unsent-hint">{appText('logOut.unsentHint')}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button variant="minimal" text={appText('logOut.stay')} onClick={() => store.decide('stay')} />
            <Button
              intent="danger"
              aria-describedby="unsent-hint"
              text={appText('logOut.discard')}
              onClick={() => store.decide('discard')}
            />
            <Button text={appText('logOut.wait')} onClick={() => store.decide('wait')} />
            <Button intent="primary" autoFocus text={appText('logOut.keep')} onClick={() => store.decide('keep')} />
          </>
        }
      />
    </>
  );
});
