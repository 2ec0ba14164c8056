import ts from 'typescript';
import { bearsWord, type UnusedWord } from './glossaryWords';
import { parse } from './declarations';
import type { SourceTree } from './readTree';

/** Words that the glossary rejects for one term, with their other meaning in our names. */
export type OtherMeanings = Readonly<Record<string, string>>;

/** Wire classes and the endpoint table use the names of the wire. */
const isWire = (path: string): boolean => /Dtos?\.ts$|\/endpoints\//.test(path);

/** The names that the files declare: variables, functions, types and their members, but none of libraries. */
export function declaredNames(tree: SourceTree): ReadonlySet<string> {
  const names = new Set<string>();
  const read = (node: ts.Node): void => {
    const name = (node as Partial<ts.NamedDeclaration>).name;
    if (name !== undefined && ts.isIdentifier(name) && declares(node)) names.add(name.text);
    ts.forEachChild(node, read);
  };
  for (const [path, text] of tree) if (/\.tsx?$/.test(path) && !isWire(path)) read(parse(path, text));
  return names;
}

const declares = (node: ts.Node): boolean =>
  !ts.isImportSpecifier(node) &&
  !ts.isPropertyAccessExpression(node) &&
  !ts.isBindingElement(node) &&
  !ts.isPropertyAssignment(node) &&
  !ts.isShorthandPropertyAssignment(node) &&
  !ts.isJsxAttribute(node);

/** Names with a word that the glossary rejects, and other meanings that no name needs, one per line. */
export function glossaryFaults(
  words: readonly UnusedWord[],
  names: ReadonlySet<string>,
  otherMeanings: OtherMeanings = {},
): readonly string[] {
  const wrong = words.flatMap(({ word, term }) => {
    if (word in otherMeanings) return [];
    const bearing = [...names].filter(name => bearsWord(name, word));
    return bearing.map(name => `${name}: the glossary says ${term}, not ${word}`);
  });
  const listed = words.map(({ word }) => word);
  const isIdle = (word: string): boolean => !listed.includes(word) || ![...names].some(name => bearsWord(name, word));
  const idle = Object.keys(otherMeanings).filter(isIdle);
  return [...wrong, ...idle.map(word => `${word}: no name needs its other meaning any longer`)];
}
