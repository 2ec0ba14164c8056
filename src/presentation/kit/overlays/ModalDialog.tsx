import { Dialog, type DialogProps } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useFocusReturn } from './useFocusReturn';

interface ModalDialogProps extends Omit<DialogProps, 'onClosing'> {
  readonly children: ReactNode;
}

/** A dialog that returns the focus as it closes. `shouldReturnFocusOnClose={false}` leaves that to the caller. */
export function ModalDialog({ shouldReturnFocusOnClose = true, ...props }: ModalDialogProps) {
  const returnFocus = useFocusReturn(props.isOpen === true);
  return (
    <Dialog {...props} shouldReturnFocusOnClose={false} {...(shouldReturnFocusOnClose && { onClosing: returnFocus })} />
  );
}
