import { PopoverNext, PopupKind } from '@blueprintjs/core';
import { useState, type ReactElement } from 'react';
import { useFocusReturn } from './useFocusReturn';

interface PopupProps {
  readonly content: ReactElement;
  /** The button that opens it. */
  readonly children: ReactElement;
  /** Without these two the popup controls its own state. */
  readonly isOpen?: boolean;
  readonly onInteraction?: (isOpen: boolean) => void;
  readonly onOpened?: (popup: HTMLElement) => void;
  readonly placement?: 'bottom-end' | 'bottom-start';
  /** False if the choice moves the focus elsewhere. */
  readonly returnsFocus?: boolean;
}

/** A small window at its button that returns the focus as it closes. */
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
      // It is rendered in the body, which has the theme; its own theme would stay when the theme changes.
      inheritDarkTheme={false}
      // On Escape the library returns the focus itself, once the popup has faded.
      transitionDuration={0}
      shouldReturnFocusOnClose={false}
      {...(returnsFocus && { onClosing: returnFocus })}
      {...(props.onOpened !== undefined && { onOpened: props.onOpened })}
    >
      {children}
    </PopoverNext>
  );
}
