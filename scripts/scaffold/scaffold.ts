import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newFiles } from './newFiles';
import type { UseCaseNames } from './UseCaseNames';
import { withBinding } from './withBinding';
import { withTokens } from './withTokens';

/**
 * Writes a new use case with its port, fake, test and wiring. Returns the paths written; overwrites nothing, writes all
 * or nothing.
 */
export function scaffold(root: string, names: UseCaseNames): string[] {
  const created = newFiles(names);
  const taken = [...created.keys()].find(path => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken} exists already; nothing was written.`);
  const tokens = `src/di/tokens/${names.feature}Tokens.ts`;
  const module = `src/di/${names.feature}.ts`;
  const files = new Map([
    ...created,
    [tokens, withTokens(readIfThere(root, tokens), names)],
    [module, withBinding(readIfThere(root, module), names)],
  ]);
  for (const [path, text] of files) write(join(root, path), text);
  return [...files.keys()];
}

function readIfThere(root: string, path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
