import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { ChatConnectionStore } from './ChatConnectionStore';
import '../chat.css';
import { chatText } from '../chatText';
import { copyText } from '../../kit/copyText';
import { privateField } from '../../kit/privateField';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

/** The chat engine has crashed: the page has to be reloaded, but no written text is lost. */
export const FatalDialog = observer(function FatalDialog({ store }: { readonly store: ChatConnectionStore }) {
  const [copied, setCopied] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  if (!store.crashed) return null;
  const unsent = store
    .unsentTexts()
    .map(({ patientName, text: written }) => `${patientName || chatText('fatal.unknownPatient')}:\n${written}`)
    .join('\n\n');
  const copy = async (): Promise<void> => {
    text.current?.select();
    setCopied(await copyText(unsent));
  };
  return (
    <DashboardDialog
      isOpen
      title={chatText('fatal.title')}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
      role="alertdialog"
    >
      <DialogBody>
        <p>{chatText('fatal.text')}</p>
        {unsent !== '' && (
          <textarea
            {...privateField}
            ref={text}
            className="chat-input"
            readOnly
            rows={6}
            aria-label={chatText('fatal.unsentLabel')}
            value={unsent}
          />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            {unsent !== '' && (
              <Button text={chatText(copied ? 'fatal.copied' : 'fatal.copy')} onClick={() => void copy()} />
            )}
            <Button intent="primary" text={chatText('fatal.refresh')} onClick={() => store.reload()} />
          </>
        }
      />
    </DashboardDialog>
  );
});
