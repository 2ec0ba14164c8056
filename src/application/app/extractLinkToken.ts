import type { AddressBar } from './ports/AddressBar';

/**
 * The token of the link that led here; empty where there is none. It leaves the address bar before anything is
 * downloaded, so that no history, screen or report shows it. A page that is loaded again has none.
 */
export function extractLinkToken(address: AddressBar): string {
  const path = address.path();
  const token = address.parameter('token') ?? '';
  if (token === '' || !path.startsWith('/transactional/')) return '';
  address.replace(path as `/${string}`);
  return token;
}
