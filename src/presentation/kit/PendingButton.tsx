import { Button, Classes, Icon, Spinner, SpinnerSize, type ButtonProps } from '@blueprintjs/core';
import { useRef, type MouseEvent } from 'react';
import { useRestoredFocus } from './useRestoredFocus';

interface PendingButtonProps extends Omit<ButtonProps, 'loading' | 'ref'> {
  /** True while an answer to this button, or to another one of its group, is pending. Presses are then ignored. */
  readonly awaiting: boolean;
  /** Shows no spinner while pending; for the other buttons of a group that is disabled together. */
  readonly quiet?: boolean;
}

/**
 * A button that does nothing while an answer is awaited. It then looks disabled and is announced as such, but keeps the
 * focus, so that the keyboard stays where it is.
 */
export function PendingButton({ awaiting, quiet = false, ...props }: PendingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useRestoredFocus(button, awaiting);
  return <Button {...props} ref={button} {...(awaiting && atRest(props, quiet))} />;
}

const atRest = ({ className = '', icon, text, 'aria-label': label }: ButtonProps, quiet: boolean) => ({
  // The spinner hides the text that names the button.
  ...(!quiet && label === undefined && typeof text === 'string' && { 'aria-label': text }),
  className: `${className} ${Classes.DISABLED} ${quiet ? '' : Classes.LOADING}`,
  icon: quiet ? icon : <Turning icon={icon} />,
  disabled: false,
  active: false,
  'aria-disabled': true,
  onClick: doNothing,
});

function Turning({ icon }: Pick<ButtonProps, 'icon'>) {
  return (
    <>
      <Spinner className={Classes.BUTTON_SPINNER} size={SpinnerSize.SMALL} />
      <Icon icon={icon} />
    </>
  );
}

/** Prevents the default too, so that a submit button does not send its form twice. */
const doNothing = (event: MouseEvent): void => event.preventDefault();
