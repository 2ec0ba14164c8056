import { posix } from 'node:path';
import type { SourceTree } from './readTree';

/**
 * Errors in the list `sideEffects` of package.json, one per line. The bundler drops a module that is imported only for
 * its effect (`import './x'`) unless it is listed. Understands paths and endings such as `*.css`.
 */
export function sideEffectFaults(listed: readonly string[], tree: SourceTree): readonly string[] {
  const paths = [...tree.keys()];
  const idle = listed.filter(entry => !paths.some(path => matches(path, entry)));
  const dropped = [...tree]
    .flatMap(([path, text]) => importedForEffect(path, text))
    .map(target => [target, `${target}.ts`, `${target}.tsx`].find(path => tree.has(path)) ?? target)
    .filter(path => !listed.some(entry => matches(path, entry)));
  return [
    ...idle.map(entry => `${entry} is listed and matches no file`),
    ...dropped.map(path => `${path} is imported for its effect and not listed`),
  ];
}

const matches = (path: string, entry: string): boolean =>
  entry.startsWith('*.') ? path.endsWith(entry.slice(1)) : path === posix.normalize(entry);

/** Modules of this repository that a file imports only for their effect. Packages have their own lists. */
const importedForEffect = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/^import '((?:\.|@\/)[^']+)';/gm)].map(([, target = '']) =>
    target.startsWith('@/') ? `src/${target.slice(2)}` : posix.join(posix.dirname(path), target),
  );
