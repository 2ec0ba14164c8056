import { Button, type ButtonProps } from '@blueprintjs/core';
import { useRef } from 'react';
import { useFocusKept } from './useFocusKept';

interface RestingButtonProps extends Omit<ButtonProps, 'disabled' | 'loading' | 'ref'> {
  /** What it asked for, or another button beside it, is awaited: it cannot be pressed. */
  readonly resting: boolean;
}

/** One of several buttons that rest together and show no wheel; it has the focus again afterwards where it had it. */
export function RestingButton({ resting, ...props }: RestingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusKept(button, resting);
  return <Button {...props} ref={button} disabled={resting} />;
}
