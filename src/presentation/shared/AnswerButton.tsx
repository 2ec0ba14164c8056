import { Button, type ButtonProps } from '@blueprintjs/core';
import { useRef } from 'react';
import { useFocusKept } from './useFocusKept';

interface AnswerButtonProps extends Omit<ButtonProps, 'loading' | 'ref'> {
  /** The answer to its press is awaited: it cannot be pressed again. */
  readonly awaiting: boolean;
}

/** A button that rests while an answer is awaited, and has the focus again afterwards. */
export function AnswerButton({ awaiting, ...props }: AnswerButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusKept(button, awaiting);
  return <Button {...props} ref={button} loading={awaiting} />;
}
