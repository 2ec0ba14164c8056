/**
 * Changes the text of a field the way typing does, so that Ctrl+Z undoes it. Returns false if the browser does not
 * support this; the field is then unchanged.
 */
export function typeInto(field: HTMLTextAreaElement, text: string): boolean {
  const { value } = field;
  const start = sharedLength([...value], [...text]);
  const end = sharedLength([...value.slice(start)].reverse(), [...text.slice(start)].reverse());
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, value.length - end);
  // `execCommand` is deprecated, but it is the only way to add to a field's undo history, and browsers keep it.
  return 'execCommand' in document && document.execCommand('insertText', false, text.slice(start, text.length - end));
}

/**
 * The length of the common prefix of two lists of characters, in UTF-16 code units. A surrogate pair is never split.
 */
function sharedLength(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((character, at) => character !== other[at]);
  return one.slice(0, differs === -1 ? one.length : differs).join('').length;
}
