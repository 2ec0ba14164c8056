/** The key code that browsers report for a key handled by an input method. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Keeps the keys of an input method from the rest of the page: the Enter that accepts a word sends no message, and the
 * Escape that cancels one closes no dialog. Safari ends the composition before its last key event, which has a key code
 * of its own.
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
