import { baseName, codeFiles } from './names';
import type { SourceTree } from './readTree';

/** The areas of the product: the same words in every layer, in this order. */
const areas = [
  'kernel',
  'app',
  'session',
  'access',
  'account',
  'chat',
  'drafts',
  'patients',
  'presence',
  'notifications',
  'drive',
  'organisations',
  'accessCodes',
  'users',
  'regions',
  'profile',
  'messageAlerts',
  'surveys',
  'reports',
  'dashboards',
  'userData',
  'legal',
  'transactional',
  'serverStatus',
  'errorReporting',
] as const;
/** The extra folders of a layer, and the depth at which its areas begin. */
const layers: Readonly<Record<string, { readonly depth: number; readonly besides: readonly string[] }>> = {
  'src/domain': { depth: 2, besides: [] },
  'src/application': { depth: 2, besides: [] },
  'src/infrastructure/http': { depth: 3, besides: ['client', 'endpoints'] },
  'src/infrastructure/firebase': { depth: 3, besides: [] },
  'src/infrastructure/storage': { depth: 3, besides: [] },
  'src/infrastructure/system': { depth: 3, besides: [] },
  'src/infrastructure/worker': { depth: 3, besides: [] },
  'src/presentation': { depth: 2, besides: ['kit'] },
  'sandbox/domain': { depth: 2, besides: [] },
  'test/domain': { depth: 2, besides: ['equivalentMutants.json'] },
  'test/application': { depth: 2, besides: [] },
  'test/presentation': { depth: 2, besides: ['kit'] },
  'test/e2e': { depth: 2, besides: ['support', 'screens.ts', 'administrationScreens.ts', 'reportScreens.ts'] },
  'test/support/fakes': { depth: 3, besides: [] },
  'test/support/contracts': { depth: 3, besides: [] },
  'test/support/builders': { depth: 3, besides: ['kit'] },
};

/** Files in no area: outside the folders of their layer, or in a folder with another word. */
export function filesOutsideAreas(tree: SourceTree): string[] {
  return [...tree.keys()].filter(path => {
    const layer = Object.keys(layers).find(one => path.startsWith(`${one}/`));
    const { depth, besides } = layers[layer ?? ''] ?? { depth: 0, besides: [] };
    const part = path.split('/')[depth] ?? '';
    return layer !== undefined && !(areas as readonly string[]).concat(besides).includes(part);
  });
}

type Area = (typeof areas)[number];

/**
 * Areas that have files with the word of another area, because a chat, a patient or an account is part of many things.
 * A pair that no file needs is a fault.
 */
const sharedWords: Readonly<Partial<Record<Area, Readonly<Partial<Record<Area, string>>>>>> = {
  session: {
    chat: 'the backend calls a line of the list of chats a session',
    account: 'the page of the own account shows the session',
  },
  account: {
    session: 'an account is made and recovered without a session',
    drive: 'the cloud drive has accounts of its own',
    chat: 'the engine signs in with an account of its own',
  },
  chat: {
    notifications: 'unread and waiting chats have badges and sounds',
    session: 'the cache of chats goes with a sign-out',
    access: 'who may chat is a right',
  },
  drafts: {
    chat: 'acts on a chat and the engine keep drafts',
    patients: 'the record reads drafts of its former version',
  },
  patients: {
    chat: 'a chat has one patient',
    drafts: 'a draft belongs to a patient',
    profile: 'patients see a part of it',
  },
  users: { session: 'the user is who has signed in' },
  profile: { patients: 'the pages of a patient are the profile', chat: 'a conversation links to the profile' },
  reports: { errorReporting: 'it reports errors' },
};

/**
 * The places where areas meet: wiring, calls of the backend, the shell around all pages, shared parts, and what the
 * chat engine offers to other areas.
 */
const meetings =
  /^src\/(di|infrastructure\/http\/(endpoints|client)|presentation\/(app|kit)|application\/chat\/page)\/|\/kernel\//;

interface Stray {
  readonly path: string;
  /** The areas whose words are in the file's name, with the area in which it is. */
  readonly pairs: readonly (readonly [Area, Area | undefined])[];
}

/** Files whose names contain words of areas but are in none of their folders. */
function strays(tree: SourceTree): readonly Stray[] {
  return codeFiles(tree).flatMap(path => {
    const name = wordsOf(baseName(path));
    const meant = areas.filter(area => area !== 'kernel' && name.includes(wordsOf(area.replace(/(ing|s)$/, ''))));
    if (meant.length === 0 || meetings.test(path) || meant.some(area => path.includes(`/${area}/`))) return [];
    const home = areas.find(area => path.includes(`/${area}/`));
    return [{ path, pairs: meant.map(area => [area, home] as const) }];
  });
}

/** The words of a name in camel case, in the singular, each between two spaces. */
const wordsOf = (name: string): string =>
  ` ${name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ .]/)
    .map(word => word.replace(/s$/, ''))
    .join(' ')} `;

const isShared = ([word, home]: readonly [Area, Area | undefined]): boolean =>
  home !== undefined && sharedWords[word]?.[home] !== undefined;

/** Files with the word of an area outside its folders, where a search in these folders does not find them. */
export function filesTheirWordMisses(tree: SourceTree): string[] {
  return strays(tree)
    .filter(({ pairs }) => !pairs.some(isShared))
    .map(({ path }) => path);
}

/** Pairs of `sharedWords` that no file needs, as `word in area`. */
export function idleSharedWords(tree: SourceTree): string[] {
  const needed = new Set(strays(tree).flatMap(({ pairs }) => pairs.map(([word, home]) => `${word} in ${home}`)));
  return Object.entries(sharedWords)
    .flatMap(([word, homes]) => Object.keys(homes).map(home => `${word} in ${home}`))
    .filter(pair => !needed.has(pair));
}
