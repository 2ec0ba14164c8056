declare global {
  interface Window {
    /** The screen reader announcements since then, in order. */
    liveAnnouncer?: string[];
  }
}

/**
 * Records what a screen reader announces from live regions: what is added to an existing log, status or alert, and a
 * changed text of a status or alert. Refers to nothing outside itself, so that it can be passed to a browser.
 */
export function watchLiveRegions(): void {
  const said: string[] = [];
  window.liveAnnouncer = said;
  const regionOf = (node: Node): Element | null | undefined =>
    (node instanceof Element ? node : node.parentElement)?.closest(
      '[role=log], [role=status], [role=alert], [aria-live]',
    );
  const note = (text: string | null): void => {
    const words = text?.replace(/\s+/g, ' ').trim() ?? '';
    if (words !== '') said.push(words);
  };
  new MutationObserver(records => {
    for (const { type, target, addedNodes } of records) {
      const region = regionOf(target);
      if (!region || region.getAttribute('aria-live') === 'off') continue;
      if (type === 'characterData' && region.getAttribute('role') !== 'log') note(target.textContent);
      addedNodes.forEach(node => note(node.textContent));
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
