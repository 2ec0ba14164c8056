import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Permission } from './DocumentRuleExpression';
import type { DocumentRuleSet } from './DocumentRuleSet';
import { rulesOf } from './documentRules';

export interface RulesCache {
  readonly folder: string;
  /** The folder of this file, which a bundle does not know. */
  readonly parserFolder: string;
}

/**
 * A compiled file of security rules. Parsing takes most of a second of every start, so the result can be cached, under
 * a hash of the rules, of the parser and of the form in which this Node stores values. @throws Error for rules that
 * cannot be read
 */
export async function loadDocumentRules(rulesFile: string, cache?: RulesCache): Promise<DocumentRuleSet> {
  const source = await readFile(rulesFile, 'utf8');
  const file = cache && join(cache.folder, await hash(cache.parserFolder, source));
  const kept = file === undefined ? undefined : await keptIn(file);
  if (kept !== undefined) return rulesOf(kept);
  const { parseDocumentRules } = await import('./parseDocumentRules');
  const permissions = parseDocumentRules(source);
  if (file !== undefined) await save(permissions, file);
  return rulesOf(permissions);
}

async function hash(parserFolder: string, source: string): Promise<string> {
  const names = (await readdir(parserFolder)).sort();
  const parts = await Promise.all(names.map(name => readFile(join(parserFolder, name), 'utf8')));
  const hash = createHash('sha256');
  return [process.versions.v8, source, ...parts]
    .reduce((made, part) => made.update(part).update('\0'), hash)
    .digest('hex');
}

/** A missing or incomplete record is parsed again. */
async function keptIn(file: string): Promise<readonly Permission[] | undefined> {
  try {
    return deserialize(await readFile(file)) as readonly Permission[];
  } catch {
    return undefined;
  }
}

/** Whole or not at all: other processes read it. */
async function save(permissions: readonly Permission[], file: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, serialize(permissions));
  await rename(unfinished, file);
}
