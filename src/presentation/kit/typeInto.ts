/**
 * Changes the text of a field as typing does, so that Ctrl+Z takes it back. False where the browser does not; the field
 * is then as it was.
 */
export function typeInto(field: HTMLTextAreaElement, text: string): boolean {
  const { value } = field;
  const start = sharedLength([...value], [...text]);
  const end = sharedLength([...value.slice(start)].reverse(), [...text.slice(start)].reverse());
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, value.length - end);
  // There is no other way into a field’s own history. The browsers keep it.
  return 'execCommand' in document && document.execCommand('insertText', false, text.slice(start, text.length - end));
}

/** Length of the common prefix of two lists of characters in UTF-16 units; a surrogate pair is never split. */
function sharedLength(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((character, at) => character !== other[at]);
  return one.slice(0, differs === -1 ? one.length : differs).join('').length;
}
