/**
 * Prevents a key that was pressed elsewhere from clicking the button that has the focus on its release. Blueprint's
 * buttons are clicked when Enter or the space bar goes up; where Enter sends a form and the answer is there within the
 * tenth of a second that a finger needs, the next page's button would be pressed unseen.
 */
export function guardKeyClicks(page: Document): void {
  const pressedOn = new Map<string, EventTarget | null>();
  page.addEventListener('keydown', ({ key, target }) => pressedOn.set(key, target), true);
  page.addEventListener(
    'keyup',
    event => {
      const isElsewhere = pressedOn.get(event.key) !== event.target;
      pressedOn.delete(event.key);
      if (isElsewhere && (event.key === 'Enter' || event.key === ' ')) event.stopPropagation();
    },
    true,
  );
}
