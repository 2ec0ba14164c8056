import { declarations, type DeclaredClass } from './declarations';
import { baseName } from './names';
import type { SourceTree } from './readTree';

const portFile = /^src\/application\/.*ports\/[^/]+\.ts$/;

/**
 * Names of all ports: interfaces of behaviour, each in the file with its name. Plain data beside them is not a port.
 */
export function ports(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path]) => portFile.test(path))
    .filter(([path, text]) => declarations(path, text).behaviours.includes(baseName(path)))
    .map(([path]) => baseName(path));
}

export function classesUnder(tree: SourceTree, folder: string): DeclaredClass[] {
  return [...tree]
    .filter(([path]) => path.startsWith(folder) && /\.tsx?$/.test(path))
    .flatMap(([path, text]) => declarations(path, text).classes);
}

/** Ports without a fake, or with several. */
export function portsWithoutOneFake(tree: SourceTree): string[] {
  const fakes = classesUnder(tree, 'test/support/fakes/');
  return ports(tree).flatMap(port => {
    const count = fakes.filter(fake => fake.implements.includes(port)).length;
    return count === 1 ? [] : [`${port}: ${count} fakes`];
  });
}

/**
 * Adapters not named after their technology and their port. An adapter of several ports has the last word they share.
 */
export function misnamedAdapters(tree: SourceTree): string[] {
  const known = ports(tree);
  return classesUnder(tree, 'src/infrastructure/').flatMap(adapter => {
    const played = adapter.implements.filter(name => known.includes(name));
    const endings = played.length > 1 ? [...played, ...sharedLastWord(played)] : played;
    const named = endings.some(ending => adapter.name.endsWith(ending) && adapter.name !== ending);
    return played.length === 0 || named ? [] : [`${adapter.name} implements ${played.join(', ')}`];
  });
}

function sharedLastWord(names: readonly string[]): string[] {
  const [word, ...others] = new Set(names.map(name => name.replace(/^.*(?=[A-Z])/, '')));
  return word !== undefined && others.length === 0 ? [word] : [];
}
