import { codeFiles } from './names';
import type { SourceTree } from './readTree';

const words = [
  'session',
  'access',
  'shell',
  'serverStatus',
  'notifications',
  'presence',
  'chat',
  'patients',
  'drive',
  'organisations',
  'accessCodes',
  'messageAlerts',
  'surveys',
  'reports',
  'users',
  'regions',
  'profile',
  'account',
  'legal',
  'errorReporting',
];
const besides: Readonly<Record<string, readonly string[]>> = { domain: ['shared', 'time'], application: ['shared'], presentation: ['shared', 'design'] };

/** Folders of a layer that bear no word of the product. */
export function unknownFeatures(tree: SourceTree): string[] {
  const folders = codeFiles(tree).flatMap(path => {
    const [, layer = '', feature = '', ...rest] = path.split('/');
    const extra = besides[layer];
    return extra && rest.length > 0 && ![...words, ...extra].includes(feature) ? [`src/${layer}/${feature}`] : [];
  });
  return [...new Set(folders)];
}
