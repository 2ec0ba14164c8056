/**
 * Stops a key that was pressed elsewhere from clicking the focused button when it is released. Blueprint clicks a
 * button when Enter or the space bar goes up. If Enter submits a form and the next page is there within the tenth of a
 * second until the key is up, a button that the user has not seen yet would be clicked.
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
