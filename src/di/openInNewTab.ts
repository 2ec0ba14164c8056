/** Opens an address in a window that knows nothing of this one. With `noopener` a browser does not tell whether it did: only an address that is none is refused. */
export function openInNewTab(address: string): boolean {
  if (!/^https?:\/\//.test(address)) return false;
  window.open(address, '_blank', 'noopener,noreferrer');
  return true;
}
