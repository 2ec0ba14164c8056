import { Button, type ButtonProps } from '@blueprintjs/core';
import { useRef } from 'react';
import { useFocusKept } from './useFocusKept';

interface AnswerButtonProps extends Omit<ButtonProps, 'loading' | 'ref'> {
  /** The answer to its press, or to that of another button beside it, is awaited: it cannot be pressed. */
  readonly awaiting: boolean;
  /** Shows no wheel meanwhile, as one of several buttons that rest together. */
  readonly quiet?: boolean;
}

/** A button that rests while an answer is awaited, and has the focus again afterwards where it had it. */
export function AnswerButton({ awaiting, quiet = false, disabled = false, ...props }: AnswerButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusKept(button, awaiting);
  return <Button {...props} ref={button} loading={awaiting && !quiet} disabled={disabled || awaiting} />;
}
