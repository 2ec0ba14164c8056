/** What browsers say of a key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Keeps the keys of an input method from everything but the text: the Enter that accepts a word sends no message, and
 * the Escape that gives one up closes no dialog. Safari has ended the composition before its last key comes; such a key
 * is known by its number alone.
 */
export function guardComposition(page: Window): void {
  page.addEventListener(
    'keydown',
    event => {
      // Nothing else says it.
      const { keyCode } = event as { readonly keyCode: number };
      if (event.isComposing || keyCode === TAKEN_BY_INPUT_METHOD) event.stopPropagation();
    },
    true,
  );
}
