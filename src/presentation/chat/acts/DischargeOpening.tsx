import { Button, DialogBody, DialogFooter, Spinner } from '@blueprintjs/core';
import { Notice } from '../../kit/Notice';
import { chatActsText } from './chatActsText';
import type { ChatDischargeProps } from './ChatDischarge';
import type { ChatDischargeOpening } from './useChatDischarge';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

interface DischargeOpeningProps extends Omit<ChatDischargeProps, 'stores' | 'asked'> {
  readonly opening: ChatDischargeOpening;
}

/** The checklist; until it is downloaded, the state of the download. */
export function DischargeOpening({ opening: { part, asked, open, close }, ...props }: DischargeOpeningProps) {
  if (typeof part !== 'string') return <part.View stores={part.patients} asked={asked} {...props} />;
  return <Download phase={part} name={props.name} onRetry={open} onClose={close} />;
}

interface DownloadProps {
  readonly phase: 'closed' | 'loading' | 'failed';
  readonly name: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Download({ phase, name, onRetry, onClose }: DownloadProps) {
  const title = chatActsText('leaving.discharge.title', { name });
  return (
    <DashboardDialog isOpen={phase !== 'closed'} title={title} onClose={onClose}>
      <DialogBody>
        <div role="status">
          {phase === 'loading' && <Spinner size={24} aria-label={chatActsText('leaving.discharge.opening')} />}
        </div>
        <div role="alert">
          {phase === 'failed' && <Notice intent="danger">{chatActsText('leaving.discharge.notOpened')}</Notice>}
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button autoFocus text={chatActsText('leaving.discharge.cancel')} onClick={onClose} />
            {phase === 'failed' && <Button text={chatActsText('leaving.discharge.retry')} onClick={onRetry} />}
          </>
        }
      />
    </DashboardDialog>
  );
}
