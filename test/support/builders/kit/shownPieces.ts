const NOTICES = '.notice, [role="alert"], style';

/** Every text on a page outside its notices. */
function textsOf(page: HTMLElement): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    if (text !== '' && walker.currentNode.parentElement?.closest(NOTICES) === null) texts.push(text);
  }
  return texts;
}

/** Every field of a page with its content. */
export const fieldsOf = (page: HTMLElement): readonly string[] =>
  [...page.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(field => {
    const isChoice = field.type === 'radio' || field.type === 'checkbox';
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
    const group = field.closest('[role="group"], [role="radiogroup"], fieldset');
    const of = group?.getAttribute('aria-label') ?? group?.querySelector('legend')?.textContent ?? '';
    return `${of} ${label}: ${isChoice ? String(field.checked) : field.value}`;
  });

/** The texts of a page, each once: outside notices, and in its fields. */
export const shownPieces = (page: HTMLElement): ReadonlySet<string> => new Set([...textsOf(page), ...fieldsOf(page)]);
