import { Dialog, type DialogProps } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useFocusReturn } from './useFocusReturn';
import './dashboardDialog.css';

interface DashboardDialogProps extends Omit<DialogProps, 'onClosing'> {
  readonly children: ReactNode;
  /** 480 px for a question, 640 px for a form, 760 px for a long form. */
  readonly width?: 'question' | 'form' | 'long';
}

/**
 * The dialog that all areas use. It has a × wherever Escape closes it. It returns the focus as it closes, unless
 * `shouldReturnFocusOnClose` is false.
 */
export function DashboardDialog({
  shouldReturnFocusOnClose = true,
  width = 'question',
  className = '',
  canEscapeKeyClose = true,
  ...props
}: DashboardDialogProps) {
  const returnFocus = useFocusReturn(props.isOpen === true);
  return (
    <Dialog
      {...(props.title !== undefined && { isCloseButtonShown: canEscapeKeyClose })}
      canEscapeKeyClose={canEscapeKeyClose}
      {...props}
      className={`dialog-${width} ${className}`.trim()}
      shouldReturnFocusOnClose={false}
      {...(shouldReturnFocusOnClose && { onClosing: returnFocus })}
    />
  );
}
