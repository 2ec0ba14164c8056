const TYPING = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';

/** True if a key pressed here types text or answers an open question. */
export const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;
