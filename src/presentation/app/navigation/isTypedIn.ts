const TYPING = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';

/** Whether a key pressed here types text, or answers a question that waits. */
export const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;
