import { Dialog, type DialogProps } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useFocusReturn } from './useFocusReturn';
import './dashboardDialog.css';

interface DashboardDialogProps extends Omit<DialogProps, 'onClosing'> {
  readonly children: ReactNode;
  /** 480 px for a question, 640 for a form, 760 for a long one. */
  readonly width?: 'question' | 'form' | 'long';
}

/** The one frame of dialogs. It returns the focus as it closes, unless `shouldReturnFocusOnClose` is false. */
export function DashboardDialog({
  shouldReturnFocusOnClose = true,
  width = 'question',
  className = '',
  ...props
}: DashboardDialogProps) {
  const returnFocus = useFocusReturn(props.isOpen === true);
  return (
    <Dialog
      {...props}
      className={`dialog-${width} ${className}`.trim()}
      shouldReturnFocusOnClose={false}
      {...(shouldReturnFocusOnClose && { onClosing: returnFocus })}
    />
  );
}
