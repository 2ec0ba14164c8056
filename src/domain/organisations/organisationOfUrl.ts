import { pathPart } from '../kernel/pathPart';

/** Addresses of the administrator area that begin like that of an organisation and are none. */
const others = ['new', 'search'];

/** Pages of an organisation beyond its overview, as their addresses end. */
export const ORGANISATION_PAGES = ['details', 'app-settings', 'gothrive-client-links', 'access', 'children'] as const;
export type OrganisationPageName = (typeof ORGANISATION_PAGES)[number];

/** Which organisation an address of the administrator area shows, or `thrive` for the provider; undefined when none. */
export function organisationOfUrl(url: string): string | undefined {
  const [, encoded] = /^\/admin\/organisations\/([^/?#]+)/.exec(url) ?? [];
  const id = encoded === undefined ? undefined : pathPart(encoded);
  return id === undefined || others.includes(id) ? undefined : id;
}

/** Which of its pages; undefined for the overview. */
export function organisationPageOfUrl(url: string): OrganisationPageName | undefined {
  const [, page] = /^\/admin\/organisations\/[^/?#]+\/([^/?#]+)/.exec(url) ?? [];
  return ORGANISATION_PAGES.find(one => one === page);
}
