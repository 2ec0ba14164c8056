import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/** A list of the domain, and how a copy of its file gets another member. */
export interface ClosedList {
  /** The file with the `const`. */
  readonly file: string;
  /** The text of the file after which the invented member is inserted. */
  readonly after: string;
  readonly inserted: string;
  /** The invented member as error messages name it. */
  readonly member: string;
  /** Only files that contain these words are checked for errors. */
  readonly words: RegExp;
}

interface Sources {
  readonly options: ts.CompilerOptions;
  /** Paths from the root, with forward slashes. */
  readonly files: ReadonlyMap<string, string>;
}

function readSources(root: string): Sources {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), path => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const own = fileNames.map(path => pathOf(root, path)).filter(path => /^(src|sandbox|test\/support)\//.test(path));
  return { options, files: new Map(own.map(path => [path, readFileSync(join(root, path), 'utf8')])) };
}

const pathOf = (root: string, path: string): string => relative(root, path).split(sep).join('/');

/**
 * Adds the invented members to copies in memory, type-checks once, and returns for each list the files with errors
 * about its member.
 */
export function complaintsOf(root: string, lists: readonly ClosedList[]): string[][] {
  const { options, files } = readSources(root);
  const changed = new Map(lists.map(list => [list.file, withMember(files.get(list.file) ?? '', list)]));
  const looked = [...files].filter(([, text]) => lists.some(({ words }) => words.test(text))).map(([path]) => path);
  const program = programOf(root, options, looked, changed);
  const checker = program.getTypeChecker();
  const faults = looked.flatMap(path =>
    program
      .getSemanticDiagnostics(program.getSourceFile(join(root, path)))
      .map(fault => ({ path, about: aboutOf(fault, checker) })),
  );
  return lists.map(({ member }) =>
    [...new Set(faults.filter(({ about }) => about.includes(member)).map(({ path }) => path))].sort(),
  );
}

function withMember(text: string, { file, after, inserted }: ClosedList): string {
  if (!text.includes(after)) throw new Error(`${file} does not contain: ${after}`);
  return text.replace(after, () => after + inserted);
}

function programOf(
  root: string,
  options: ts.CompilerOptions,
  looked: readonly string[],
  changed: ReadonlyMap<string, string>,
): ts.Program {
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  host.readFile = path => changed.get(pathOf(root, path)) ?? read(path);
  return ts.createProgram({
    rootNames: looked.map(path => join(root, path)),
    options: { ...options, noEmit: true },
    host,
  });
}

/** The subject of an error; for a switch without a member, its type. */
function aboutOf(fault: ts.Diagnostic, checker: ts.TypeChecker): string {
  const text = ts.flattenDiagnosticMessageText(fault.messageText, '\n');
  const tree = fault.file;
  if (!tree || fault.start === undefined) return text;
  const { start } = fault;
  const switches: string[] = [];
  const visit = (node: ts.Node, isInside: boolean): void => {
    const inside = isInside || (ts.isFunctionLike(node) && node.getStart(tree) <= start && start < node.end);
    if (inside && ts.isSwitchStatement(node))
      switches.push(membersOf(checker.getTypeAtLocation(node.expression), checker));
    ts.forEachChild(node, child => visit(child, inside));
  };
  if (/ending return statement|Not all code paths/.test(text)) visit(tree, false);
  return [text, ...switches].join('\n');
}

function membersOf(type: ts.Type, checker: ts.TypeChecker): string {
  return type.isUnion() ? type.types.map(each => checker.typeToString(each)).join(' | ') : checker.typeToString(type);
}
