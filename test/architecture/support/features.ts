import { codeFiles } from './names';
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
  'legal',
  'serverStatus',
  'errorReporting',
];
/** What a layer has besides, and at which folder its areas begin. */
const layers: Readonly<Record<string, { readonly depth: number; readonly besides: readonly string[] }>> = {
  'src/domain': { depth: 2, besides: [] },
  'src/application': { depth: 2, besides: [] },
  'src/infrastructure/http': { depth: 3, besides: ['client', 'endpoints'] },
  'src/infrastructure/firebase': { depth: 3, besides: [] },
  'src/infrastructure/storage': { depth: 3, besides: [] },
  'src/infrastructure/system': { depth: 3, besides: [] },
  'src/infrastructure/worker': { depth: 3, besides: [] },
  'src/presentation': { depth: 2, besides: ['kit'] },
  'test/domain': { depth: 2, besides: [] },
  'test/application': { depth: 2, besides: [] },
  'test/presentation': { depth: 2, besides: ['kit'] },
  'test/e2e': { depth: 2, besides: ['support'] },
  'test/support/fakes': { depth: 3, besides: [] },
  'test/support/contracts': { depth: 3, besides: [] },
  'test/support/builders': { depth: 3, besides: ['kit'] },
};

/** Files that stand in no area: beside the folders of their layer, or in a folder with another word. */
export function filesOutsideAreas(tree: SourceTree): string[] {
  return [...tree.keys()].filter(path => {
    const layer = Object.keys(layers).find(one => path.startsWith(`${one}/`));
    const { depth, besides } = layers[layer ?? ''] ?? { depth: 0, besides: [] };
    const folders = path.split('/').slice(0, -1);
    return layer !== undefined && ![...areas, ...besides].includes(folders[depth] ?? '');
  });
}

/** Words that mean one area wherever they stand; a chat, a patient or a session is part of many things. */
const telling = [
  'presence',
  'notifications',
  'drive',
  'serverStatus',
  'errorReporting',
  'legal',
  'organisations',
  'accessCodes',
  'messageAlerts',
  'surveys',
];
/**
 * Where the areas meet: wiring, the endpoint table, the shell around all pages, and what the chat engine offers to
 * other areas.
 */
const meetings = /^src\/(di|infrastructure\/http\/endpoints|presentation\/app|application\/chat\/client)\//;

/**
 * Files that bear the word of an area and stand outside of its folders, so that whoever looks there does not find them.
 */
export function filesTheirWordMisses(tree: SourceTree): string[] {
  return codeFiles(tree).filter(path => {
    const name = path.replace(/^.*\//, '').toLowerCase();
    const meant = telling.filter(area => name.includes(area.toLowerCase().replace(/(ing|s)$/, '')));
    return meant.length > 0 && !meetings.test(path) && !meant.some(area => path.includes(`/${area}/`));
  });
}
