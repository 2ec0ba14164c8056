/**
 * Adds author and time to messages that are copied together. Further lines of a message are indented, so that none of
 * them looks like another message. Part of one message is copied as it is.
 */
export function copyMessages(event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>, list: Element): void {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0 || event.clipboardData === null) return;
  const selected = selection.getRangeAt(0);
  const copied = [...list.querySelectorAll<HTMLElement>('.chat-message')].flatMap(message => {
    const text = selectedTextOf(message, selected);
    return text === '' ? [] : [`${message.dataset['copiedAs'] ?? ''}: ${text.replace(/\n/g, '\n    ')}`];
  });
  if (copied.length < 2) return;
  event.clipboardData.setData('text/plain', copied.join('\n'));
  event.preventDefault();
}

/** Without the quoted message, and without the text below the bubble. */
function selectedTextOf(message: Element, selected: Range): string {
  const bubble = message.querySelector('.chat-bubble');
  const text = bubble?.querySelector('.chat-text') ?? bubble;
  if (!text || !selected.intersectsNode(text)) return '';
  const part = document.createRange();
  part.selectNodeContents(text);
  if (selected.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(selected.startContainer, selected.startOffset);
  if (selected.compareBoundaryPoints(Range.END_TO_END, part) < 0)
    part.setEnd(selected.endContainer, selected.endOffset);
  return part.toString();
}
