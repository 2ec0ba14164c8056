/** The key code that browsers report for a key handled by an input method. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Keeps the keys of an input method from everything but the text: the Enter that accepts a word does not send a
 * message, and the Escape that cancels one does not close a dialog. Safari ends the composition before its last key
 * event; such a key is recognised only by its number.
 */
export function guardComposition(page: Window): void {
  page.addEventListener(
    'keydown',
    event => {
      // There is no other sign of it.
      const { keyCode } = event as { readonly keyCode: number };
      if (event.isComposing || keyCode === TAKEN_BY_INPUT_METHOD) event.stopPropagation();
    },
    true,
  );
}
