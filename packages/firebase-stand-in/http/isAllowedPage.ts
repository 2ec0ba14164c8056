import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from './isLoopbackHost';

/**
 * False for a request made by a web page of another origin: otherwise any page that a developer visits could read the
 * data, sign in with known passwords or end it. Allowed are the server's own pages, under every name of this machine at
 * the requested port, and programs, which name no page. A link from anywhere may open a page. `pages` are further
 * origins.
 */
export function isAllowedPage(
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  pages: readonly string[] = [],
): boolean {
  const site = headers['sec-fetch-site'];
  // No page can write this header. A form of the server's own pages names no origin, since their addresses go nowhere
  // (`Referrer-Policy`).
  if (site === 'same-origin' || site === 'none') return true;
  if (headers.origin !== undefined)
    return pages.includes(headers.origin) || isOwnPage(headers.origin, portOf(headers.host));
  return (
    site === undefined ||
    (method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document')
  );
}

/** False for `null` too, the origin of files and of frames without rights. */
function isOwnPage(address: string, port: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return /^https?:$/.test(protocol) && isLoopbackHost(host) && portOf(host) === port;
}

const portOf = (host: string | undefined): string => /:(\d+)$/.exec(host ?? '')?.[1] ?? '80';
