import { useEffect, type RefObject } from 'react';
import { findMatches } from './findMatches';

/** The name in the style sheet. */
const MARKS = 'chat-found';

/**
 * Highlights the searched words in the found message; nothing where `words` is empty. The highlights are painted over
 * the unchanged rows; a row that renders again is highlighted again.
 */
export function useFoundMarks(timeline: RefObject<HTMLElement | null>, words: string): void {
  useEffect(() => {
    const { current } = timeline;
    if (current === null || words === '' || typeof Highlight === 'undefined') return undefined;
    const mark = (): void =>
      void CSS.highlights.set(
        MARKS,
        new Highlight(...rangesIn(current.querySelector('.chat-target .chat-text'), words)),
      );
    const watcher = new MutationObserver(mark);
    watcher.observe(current, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] });
    mark();
    return () => {
      watcher.disconnect();
      CSS.highlights.delete(MARKS);
    };
  }, [timeline, words]);
}

/** Links may split a text into several nodes. */
function rangesIn(element: Element | null, words: string): Range[] {
  if (element === null) return [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { readonly node: Node; readonly start: number; readonly end: number }[] = [];
  for (let start = 0, node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const end = start + (node.textContent ?? '').length;
    nodes.push({ node, start, end });
    start = end;
  }
  return findMatches(element.textContent, words).flatMap(([start, end]) => {
    const first = nodes.find(place => start < place.end);
    const last = nodes.find(place => end <= place.end);
    if (first === undefined || last === undefined) return [];
    const range = document.createRange();
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
    return [range];
  });
}
