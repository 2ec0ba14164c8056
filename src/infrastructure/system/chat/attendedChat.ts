/**
 * The chat on this window's screen, while the user looks at it and no dialog or palette covers it. `chatOf`: the chat
 * that a path shows.
 */
export function attendedChat(chatOf: (path: string) => string | undefined): string | undefined {
  if (document.querySelector('[aria-modal="true"]') !== null) return undefined;
  return document.visibilityState === 'visible' && document.hasFocus() ? chatOf(window.location.pathname) : undefined;
}
