import ts from 'typescript';
import { bearsWord, type UnusedWord } from './glossaryWords';
import { parse } from './declarations';
import type { SourceTree } from './readTree';

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

/** Names with a word that the glossary rejects, one per line. */
export const glossaryFaults = (words: readonly UnusedWord[], names: ReadonlySet<string>): readonly string[] =>
  words.flatMap(({ word, term }) =>
    [...names].filter(name => bearsWord(name, word)).map(name => `${name}: the glossary says ${term}, not ${word}`),
  );
