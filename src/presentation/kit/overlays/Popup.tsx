import { PopoverNext, PopupKind } from '@blueprintjs/core';
import { useState, type ReactElement } from 'react';
import { useFocusReturn } from './useFocusReturn';

interface PopupProps {
  readonly content: ReactElement;
  /** The button that opens the popup. */
  readonly children: ReactElement;
  /** Controls the popup together with `onInteraction`. Without the two, it controls itself. */
  readonly isOpen?: boolean;
  readonly onInteraction?: (isOpen: boolean) => void;
  readonly onOpened?: (popup: HTMLElement) => void;
  readonly placement?: 'bottom-end' | 'bottom-start';
  /** False if choosing something in the popup moves the focus elsewhere; true by default. */
  readonly returnsFocus?: boolean;
}

/** A small window beside its button. It returns the focus as it closes. */
export function Popup({ content, children, returnsFocus = true, placement = 'bottom-end', ...props }: PopupProps) {
  const [own, setOwn] = useState(false);
  const isOpen = props.isOpen ?? own;
  const returnFocus = useFocusReturn(isOpen);
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={props.onInteraction ?? setOwn}
      placement={placement}
      content={content}
      popupKind={PopupKind.DIALOG}
      // The popup is rendered in the body, which has the theme. A theme of its own would not change with that one.
      inheritDarkTheme={false}
      // On Escape, Blueprint returns the focus itself, but only after the popup has faded.
      transitionDuration={0}
      shouldReturnFocusOnClose={false}
      {...(returnsFocus && { onClosing: returnFocus })}
      {...(props.onOpened !== undefined && { onOpened: props.onOpened })}
    >
      {children}
    </PopoverNext>
  );
}
