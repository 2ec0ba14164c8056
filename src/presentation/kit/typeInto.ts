/**
 * Changes the text of a field as typing does, so that Ctrl+Z takes it back. False where the browser does not; the field
 * is then as it was.
 */
export function typeInto(field: HTMLTextAreaElement, text: string): boolean {
  const { value } = field;
  const start = sharedLength(value, text);
  const end = sharedLength(reversed(value.slice(start)), reversed(text.slice(start)));
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, value.length - end);
  // There is no other way into a field’s own history. The browsers keep it.
  return 'execCommand' in document && document.execCommand('insertText', false, text.slice(start, text.length - end));
}

function sharedLength(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  for (let at = 0; at < end; at += 1) if (one[at] !== other[at]) return at;
  return end;
}

const reversed = (text: string): string =>
  [...Array(text.length).keys()].map(at => text[text.length - 1 - at]).join('');
