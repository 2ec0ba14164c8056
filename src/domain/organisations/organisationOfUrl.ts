import { pathPart } from '../kernel/pathPart';

/** Addresses of the administrator area that begin like that of an organisation and are none. */
const others = ['new', 'search', 'thrive'];

/** Which organisation an address of the administrator area shows; undefined when it shows none. */
export function organisationOfUrl(url: string): string | undefined {
  const [, encoded] = /^\/admin\/organisations\/([^/?#]+)/.exec(url) ?? [];
  const id = encoded === undefined ? undefined : pathPart(encoded);
  return id === undefined || others.includes(id) ? undefined : id;
}
