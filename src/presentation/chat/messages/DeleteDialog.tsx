import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chatText } from '../chatText';
import type { TimelineStore } from '../timeline/TimelineStore';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

/** Asks before a message is deleted. */
export const DeleteDialog = observer(function DeleteDialog({ store }: { readonly store: TimelineStore }) {
  const { deleting } = store.edits;
  const isOpen = deleting !== undefined;
  const text = deleting === undefined ? undefined : store.messageOf(deleting)?.text;
  // A dialog costs as much as several messages, and most chats never need it.
  const [wasOpen, setWasOpen] = useState(isOpen);
  // The words stay while the dialog fades.
  const [last, setLast] = useState('');
  if (isOpen && !wasOpen) setWasOpen(true);
  if (text !== undefined && text !== last) setLast(text);
  // The button that opened the dialog disappears with the message; its row stays and gets the focus.
  const row = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isOpen) row.current = document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) row.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!isOpen && !wasOpen) return null;
  return (
    <DashboardDialog
      isOpen={isOpen}
      title={chatText('delete.title')}
      onClose={() => store.edits.cancelDelete()}
      role="alertdialog"
      shouldReturnFocusOnClose={false}
    >
      <DialogBody>
        <blockquote className="chat-deleting" dir="auto">
          {last}
        </blockquote>
        <p>{chatText('delete.text')}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={chatText('delete.cancel')} autoFocus onClick={() => store.edits.cancelDelete()} />
            <Button intent="danger" text={chatText('delete.confirm')} onClick={() => store.edits.confirmDelete()} />
          </>
        }
      />
    </DashboardDialog>
  );
});
