import { startOfDate } from '../kernel/time/startOfDate';
import type { ClientLink } from './SettingValues';
import { LINK_ICONS, ORGANISATION_LIMITS, SETTING_PATTERNS } from './SettingSection';
import { isBlank } from '../kernel/isBlank';
import { asSeen } from '../kernel/asSeen';

/**
 * Problems of an entered link. `hasAccount`: the address contains a user name, which makes `https://nhs.uk@example.org`
 * look like another site. `leadsElsewhere`: the title names a different site than the address.
 */
export type LinkFault =
  | 'noTitle'
  | 'titleTooLong'
  | 'notAWebAddress'
  | 'addressTooLong'
  | 'hasAccount'
  | 'leadsElsewhere'
  | 'sameAddress'
  | 'unknownIcon'
  | 'notADay'
  | 'lastBeforeFirst'
  | 'groupTooLong';

/** Returns the first problem of each faulty link; `place` is the index. */
export function linkFaults(
  links: readonly ClientLink[],
): readonly { readonly place: number; readonly problem: LinkFault }[] {
  const addresses = links.map(({ url }) => parsed(url)?.href);
  return links.flatMap((link, place) => {
    const isRepeated = addresses[place] !== undefined && addresses.indexOf(addresses[place]) < place;
    const problem = problemOf(link) ?? (isRepeated ? 'sameAddress' : undefined);
    return problem === undefined ? [] : [{ place, problem }];
  });
}

/** Removes white space and invisible characters that a form accepts. */
export const cleanLink = ({ title, url, group, ...link }: ClientLink): ClientLink => ({
  ...link,
  title: asSeen(title).trim(),
  url: asSeen(url).trim(),
  group: asSeen(group).trim(),
});

/** Returns the host of an address as resolved by the browser; undefined if invalid. */
export const siteOf = (url: string): string | undefined => parsed(url)?.host;

function problemOf({ title, url, icon, from, until, group }: ClientLink): LinkFault | undefined {
  if (isBlank(title)) return 'noTitle';
  if (title.length > ORGANISATION_LIMITS.line) return 'titleTooLong';
  const problem = addressProblem(url);
  if (problem !== undefined) return problem;
  const address = parsed(url);
  if (address === undefined) return 'notAWebAddress';
  if (sitesNamedIn(title).some(site => !isWithin(address.hostname, site))) return 'leadsElsewhere';
  if (!LINK_ICONS.some(one => one === icon)) return 'unknownIcon';
  if (![from, until].every(isDayOrEmpty)) return 'notADay';
  if (from !== '' && until !== '' && until < from) return 'lastBeforeFirst';
  return group.length > ORGANISATION_LIMITS.line ? 'groupTooLong' : undefined;
}

/** Checks a web address for patients; undefined if valid. */
export function addressProblem(url: string): 'notAWebAddress' | 'addressTooLong' | 'hasAccount' | undefined {
  const address = parsed(url);
  if (address?.protocol !== 'https:') return 'notAWebAddress';
  if (address.username !== '' || address.password !== '') return 'hasAccount';
  if (!SETTING_PATTERNS.webAddress.test(url)) return 'notAWebAddress';
  return url.length > ORGANISATION_LIMITS.url ? 'addressTooLong' : undefined;
}

function parsed(url: string): URL | undefined {
  try {
    return new URL(url.trim());
  } catch {
    return undefined;
  }
}

/**
 * A host name within a text: words joined by dots, the last one in small letters. The end of an email address does not
 * match, nor does `St.Mary`.
 */
const SITE =
  /(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\p{N}@-])/gu;

/** Returns hosts mentioned in a text, as resolved by the browser. */
const sitesNamedIn = (text: string): readonly string[] =>
  [...text.matchAll(SITE)].flatMap(([site]) => {
    const host = parsed(`https://${site}/`)?.hostname;
    return host === undefined ? [] : [withoutWww(host)];
  });

/** True for the same site or a subdomain. */
const isWithin = (host: string, site: string): boolean =>
  withoutWww(host) === site || withoutWww(host).endsWith(`.${site}`);

const withoutWww = (host: string): string => host.replace(/^www\./, '');

const isDayOrEmpty = (day: string): boolean =>
  day === '' || (SETTING_PATTERNS.day.test(day) && startOfDate(day, 'UTC') !== undefined);
