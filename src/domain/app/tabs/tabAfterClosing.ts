interface Closing {
  /** Addresses of the open tabs in their order. */
  readonly urls: readonly string[];
  readonly active: string | null;
  readonly closing: string;
}

/**
 * When a person closes the tab of the page that is shown, its left neighbour is shown, without one its right
 * neighbour, and without any tab the home page. Closing another tab leaves the page as it is. A chat that ends on
 * the screen leads to its list of chats instead. (D1 §2 Other shell behaviour)
 */
export function tabAfterClosing({ urls, active, closing }: Closing): string | null {
  const at = urls.indexOf(closing);
  if (at === -1 || closing !== active) return active;
  return urls[at - 1] ?? urls[at + 1] ?? '/home';
}
