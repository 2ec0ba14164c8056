import { posix } from 'node:path';
import ts from 'typescript';
import { parse } from './declarations';
import type { SourceTree } from './readTree';

const spoken = [
  'label',
  'title',
  'placeholder',
  'alt',
  'helperText',
  'text',
  'aria-label',
  'aria-description',
  'description',
  'subLabel',
  'labelInfo',
];
const letters = /\p{L}{2,}/u;
const colour = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

/** Texts in a view that are not from the message catalogue. */
export function literalTexts(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path]) => /^src\/presentation\/.*\.tsx$/.test(path))
    .flatMap(([path, text]) => textsIn(parse(path, text)).map(found => `${path}: ${found}`));
}

function textsIn(node: ts.Node): string[] {
  const children: string[] = [];
  ts.forEachChild(node, child => {
    children.push(...textsIn(child));
  });
  const own = ownText(node);
  return own !== undefined && letters.test(own) ? [own.trim(), ...children] : children;
}

function ownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (
    ts.isJsxExpression(node) &&
    !ts.isJsxAttribute(node.parent) &&
    node.expression &&
    ts.isStringLiteralLike(node.expression)
  )
    return node.expression.text;
  if (!ts.isJsxAttribute(node) || !spoken.includes(node.name.getText()) || !node.initializer) return undefined;
  if (ts.isStringLiteral(node.initializer)) return node.initializer.text;
  return ts.isJsxExpression(node.initializer) &&
    node.initializer.expression &&
    ts.isStringLiteralLike(node.initializer.expression)
    ? node.initializer.expression.text
    : undefined;
}

const widthQuery = /@media[^{]*\bwidth\b[^{]*\{/g;
const coloured =
  /[{;]\s*(?:(?:border|outline)(?:-[\w-]+)?|background|color|fill|stroke|[\w-]+-color)\s*:[^;}]*var\(--[^;}]*/g;

/** Colours that a part has only at some widths. The gallery checks each theme at one width. */
export function coloursOfWidths(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path]) => /^src\/presentation\/.*\.css$/.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(widthQuery)].flatMap(({ index, 0: query }) =>
        [...blockAt(text, index + query.length - 1).matchAll(coloured)].map(
          ([found]) => `${path}: ${found.slice(1).trim()}`,
        ),
      ),
    );
}

/** Style sheets that nothing imports, so that their parts are unstyled. */
export function idleStyles(tree: SourceTree): string[] {
  const imported = [...tree].flatMap(([path, text]) =>
    [...text.matchAll(/import\s+(?:[\w{} ,]+from\s+)?['"]([^'"]+\.css)['"]/g)].map(([, file = '']) =>
      posix.join(posix.dirname(path), file.replace('@/', posix.relative(posix.dirname(path), 'src/'))),
    ),
  );
  return [...tree.keys()].filter(path => /^src\/.*\.css$/.test(path) && !imported.includes(path));
}

/** Returns the text from an opening brace to its closing one. */
function blockAt(text: string, start: number): string {
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    if (depth === 0) return text.slice(start, end);
  }
  return text.slice(start);
}

/** Colours outside the tokens. */
export function literalColours(tree: SourceTree): string[] {
  return [...tree]
    .filter(([path]) => /^src\/presentation\/(?!kit\/theme\/).*\.(tsx?|css)$/.test(path))
    .flatMap(([path, text]) => {
      const found = colour.exec(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));
      return found ? [`${path}: ${found[0]}`] : [];
    });
}
