import type { SeededTree } from '#sandbox/backend/organisations/Organisations';
import type { StoredOrganisation } from '#sandbox/backend/organisations/StoredOrganisation';
import { lastNames } from '../generatedNames';

/** Number of organisations before any change. */
export const ORGANISATION_COUNT = 3_000;
const ROOT = 'org-1';

/** The first of the 20 organisations directly below the root, and the one of them with the most children. */
const FIRST_LEVEL = { from: 2, to: 21 };
const CROWDED_PARENT = 7;
const CROWDED = { from: 22, to: 1_221 };
/** The others are in families of six: one of the second level and five below it, down to the sixth level. */
const FAMILY = 6;
/** Each member's parent, as places to go back; the first belongs to the first level. */
const parentDistance = [0, 1, 1, 1, 2, 5];

const places = 'Ashford Brynmawr Castleton Dalkeith Eastmoor Fenwick Glenavy Harlow Inverness Kelso'.split(' ');
const services = ['Talking Therapies', 'Student Support', 'Wellbeing Hub', 'Primary Care', 'Young People’s Service'];

/** Names that have broken other software: as long as they may be, right to left, and like markup. */
const oddNames: Readonly<Record<number, string>> = {
  40: `The ${'Very '.repeat(20)}Long Trust`.padEnd(120, 'x'),
  41: 'مركز الصحة النفسية',
  42: '<b onclick=alert(1)>Bold & Sons</b>',
  43: '"Quoted"; DROP TABLE organisations',
  44: 'מרכז Éire 💙 Ünïcode',
};

const idOf = (number: number): string => `org-${number}`;

/** The tree of organisations of a new sandbox. */
export const seededTree: SeededTree = { root: ROOT, organisation: seededOrganisation, childrenOf: seededChildren };

/** The organisation with an id as it is before anybody changes it; undefined for an id that was never given. */
function seededOrganisation(id: string): StoredOrganisation | undefined {
  const number = numberOf(id);
  if (number === undefined) return undefined;
  const parent = parentOf(number);
  return {
    id,
    ...(parent !== undefined && { parent: idOf(parent) }),
    name: nameOf(number),
    enabled: number % 97 !== 0,
    settings: {
      details: detailsOf(number),
      subscription: subscriptionOf(number),
      researchSettings: number === 1 ? { participation: 'withConsent', contactEmail: 'research@provider.example' } : {},
      appSettings: appSettingsOf(number),
      clientLinks: linksOf(number),
    },
  };
}

/** Ids of the organisations below a seeded one, or of the root. */
function seededChildren(parent: string | undefined): readonly string[] {
  return childrenByParent().get(parent) ?? [];
}

let children: ReadonlyMap<string | undefined, readonly string[]> | undefined;

function childrenByParent(): ReadonlyMap<string | undefined, readonly string[]> {
  if (children) return children;
  const found = new Map<string | undefined, string[]>();
  for (let number = 1; number <= ORGANISATION_COUNT; number += 1) {
    const above = parentOf(number);
    const key = above === undefined ? undefined : idOf(above);
    const siblings = found.get(key);
    if (siblings) siblings.push(idOf(number));
    else found.set(key, [idOf(number)]);
  }
  return (children = found);
}

function numberOf(id: string): number | undefined {
  const digits = /^org-([1-9]\d*)$/.exec(id)?.[1];
  return digits !== undefined && Number(digits) <= ORGANISATION_COUNT ? Number(digits) : undefined;
}

function parentOf(number: number): number | undefined {
  if (number === 1) return undefined;
  if (number <= FIRST_LEVEL.to) return 1;
  if (number <= CROWDED.to) return CROWDED_PARENT;
  const place = number - CROWDED.to - 1;
  const member = place % FAMILY;
  const firstLevel = FIRST_LEVEL.from + (Math.floor(place / FAMILY) % (FIRST_LEVEL.to - FIRST_LEVEL.from + 1));
  return member === 0 ? firstLevel : number - (parentDistance[member] ?? 1);
}

function nameOf(number: number): string {
  if (number === 1) return 'Calm Harbour';
  const odd = oddNames[number];
  if (odd !== undefined) return odd;
  const place = places[number % places.length] ?? '';
  const service = services[number % services.length] ?? '';
  if (number <= FIRST_LEVEL.to) return `${place} Health Board ${number}`;
  return `${place} ${lastNames[number % lastNames.length] ?? ''} ${service} ${number}`;
}

function detailsOf(number: number): StoredOrganisation['settings']['details'] {
  if (number === 1)
    return {
      kind: 'provider',
      region: 'UK',
      contactName: 'Service desk',
      contactEmail: 'desk@provider.example',
      contactPhone: '020 7946 0000',
      emailDomains: [],
    };
  return {
    ...(number <= FIRST_LEVEL.to && { kind: 'healthService', contactName: `Board office ${number}` }),
    ...(number % 5 === 0 && { contactEmail: `contact.${number}@organisation.example` }),
    ...(number % 11 === 0 && { emailDomains: [`staff${number}.example`, `students${number}.example`] }),
    ...(number % 13 === 0 && { kind: 'university' }),
  };
}

function subscriptionOf(number: number): StoredOrganisation['settings']['subscription'] {
  if (number === 1) return { plan: 'Provider' };
  if (number > FIRST_LEVEL.to && number % 4 !== 0) return {};
  // Some have ended and the others have not, on any day the sandbox is started.
  return {
    plan: number % 2 === 0 ? 'Standard' : 'Extended',
    startsOn: `${2024 + (number % 3)}-04-01`,
    ...(number % 8 !== 2 && { endsOn: number % 3 === 0 ? '2026-03-31' : '2090-03-31' }),
  };
}

function appSettingsOf(number: number): StoredOrganisation['settings']['appSettings'] {
  if (number === 1)
    return {
      modules: ['chat', 'moodTracking', 'journal', 'exercises'],
      colour: '#1f5f8b',
      welcomeText: 'Welcome. You can write to a therapist here.',
      crisisContact: { name: 'Samaritans', phone: '116 123', url: 'https://www.samaritans.example/' },
      languages: ['en-GB'],
    };
  return {
    ...(number <= FIRST_LEVEL.to && { welcomeText: `Welcome to the service of ${nameOf(number)}.` }),
    ...(number % 9 === 0 && { colour: '#2f6f4f' }),
    ...(number % 21 === 0 && {
      crisisContact: { name: `Crisis team ${number}`, phone: `0800 496 0${number % 1_000}` },
    }),
    ...(number % 17 === 0 && { languages: ['en-GB', 'cy'] }),
    ...(number % 23 === 0 && { modules: ['chat', 'journal'] }),
  };
}

function linksOf(number: number): StoredOrganisation['settings']['clientLinks'] {
  if (number !== 1 && number % 10 !== 3) return {};
  return {
    links: [
      {
        id: `${number}-help`,
        title: 'Help and advice',
        url: 'https://help.example/start',
        icon: 'info',
        group: 'Support',
      },
      { id: `${number}-call`, title: 'Call us', url: `https://help.example/call/${number}`, icon: 'phone' },
    ],
  };
}
