import ts from 'typescript';

export interface DeclaredClass {
  readonly name: string;
  readonly implements: readonly string[];
  readonly methods: readonly string[];
}

export interface Declarations {
  readonly exports: readonly string[];
  readonly classes: readonly DeclaredClass[];
  /** Interfaces that have methods, not only data. */
  readonly behaviours: readonly string[];
  readonly hasDecorators: boolean;
}

/** The top-level declarations of a TypeScript file. */
export function declarations(path: string, text: string): Declarations {
  const file = parse(path, text);
  const classes = file.statements.filter(ts.isClassDeclaration);
  return {
    exports: file.statements.flatMap(exportedNames),
    classes: classes.map(describeClass),
    behaviours: file.statements
      .filter(ts.isInterfaceDeclaration)
      .filter(asksForAct)
      .map(({ name }) => name.text),
    hasDecorators: classes.some(node => holdsDecorator(node)),
  };
}

/** Parses a file, keeping parents so that a node can be located. */
export function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ES2022,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
}

function exportedNames(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    return statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [];
  }
  if (
    !ts.canHaveModifiers(statement) ||
    !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
    return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return 'name' in statement && statement.name ? [(statement.name as ts.Identifier).text] : [];
}

function describeClass(node: ts.ClassDeclaration): DeclaredClass {
  const clauses = node.heritageClauses?.filter(({ token }) => token === ts.SyntaxKind.ImplementsKeyword) ?? [];
  return {
    name: node.name?.text ?? '',
    implements: clauses.flatMap(({ types }) => types.map(({ expression }) => expression.getText())),
    methods: node.members.filter(ts.isMethodDeclaration).map(({ name }) => name.getText()),
  };
}

function asksForAct({ members }: ts.InterfaceDeclaration): boolean {
  return members.some(
    member =>
      ts.isMethodSignature(member) ||
      (ts.isPropertySignature(member) && member.type !== undefined && ts.isFunctionTypeNode(member.type)),
  );
}

function holdsDecorator(node: ts.Node): boolean {
  if (ts.isDecorator(node)) return true;
  return ts.forEachChild(node, child => (holdsDecorator(child) ? true : undefined)) ?? false;
}
