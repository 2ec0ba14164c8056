/**
 * Several messages that are copied together carry their author and time, which on screen only their place shows. A
 * part of one message is copied as it is.
 */
export function copyMessages(event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>, list: Element): void {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0 || event.clipboardData === null) return;
  const selected = selection.getRangeAt(0);
  const lines = [...list.querySelectorAll('.chat-message')].flatMap(message => {
    const text = selectedTextOf(message, selected);
    return text === '' ? [] : [`${message.getAttribute('aria-label') ?? ''}: ${text}`];
  });
  if (lines.length < 2) return;
  event.clipboardData.setData('text/plain', lines.join('\n'));
  event.preventDefault();
}

function selectedTextOf(message: Element, selected: Range): string {
  const text = message.querySelector('.chat-text');
  if (text === null || !selected.intersectsNode(text)) return '';
  const part = document.createRange();
  part.selectNodeContents(text);
  if (selected.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(selected.startContainer, selected.startOffset);
  if (selected.compareBoundaryPoints(Range.END_TO_END, part) < 0)
    part.setEnd(selected.endContainer, selected.endOffset);
  return part.toString();
}
