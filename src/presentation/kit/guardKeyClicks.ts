/**
 * Blueprint clicks the focused button when Enter or the space bar is released. If the key was pressed elsewhere, such
 * as in a form that it submitted, this stops the click on a button that the user has not seen yet.
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
