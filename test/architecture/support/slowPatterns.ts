import { analyse } from 'scslre';
import ts from 'typescript';
import { parse } from './declarations';
import type { SourceTree } from './readTree';

/**
 * Patterns of shipped code that take more than linear time on some text. A long text would block the page or the
 * server.
 */
export const slowPatterns = (tree: SourceTree): string[] =>
  [...tree]
    .filter(([path]) => /^(src|sandbox|packages)\/(?!.*\/test\/).*\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      patternsIn(parse(path, text))
        .filter(isSlow)
        .map(pattern => `${path}: ${pattern}`),
    );

function patternsIn(node: ts.Node): string[] {
  const below: string[] = [];
  ts.forEachChild(node, child => {
    below.push(...patternsIn(child));
  });
  return node.kind === ts.SyntaxKind.RegularExpressionLiteral ? [node.getText(), ...below] : below;
}

/** `literal`: a pattern as written in code, between slashes. */
export function isSlow(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  return reports.length > 0;
}
