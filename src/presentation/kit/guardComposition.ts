/** The key code that browsers report for a key handled by an input method. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Keeps the keys of an input method away from everything but the text: the Enter that accepts a word does not send a
 * message, and the Escape that cancels one does not close a dialog. Safari ends the composition before its last key
 * event, which can be recognised only by its key code.
 */
export function guardComposition(page: Window): void {
  page.addEventListener(
    'keydown',
    event => {
      // `keyCode` is deprecated, but it is the only sign of such a key.
      const { keyCode } = event as { readonly keyCode: number };
      if (event.isComposing || keyCode === TAKEN_BY_INPUT_METHOD) event.stopPropagation();
    },
    true,
  );
}
