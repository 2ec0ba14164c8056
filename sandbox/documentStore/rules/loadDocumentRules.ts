import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Permission } from './DocumentRuleExpression';
import type { DocumentRuleSet } from './DocumentRuleSet';
import { rulesOf } from './documentRules';

/**
 * The security rules of the repository, ready to be asked. Parsing them takes most of a second of every start, so what came of it is kept in `.cache`, under a
 * hash of the rules, of the parser and of the form in which this Node keeps values.
 * @throws Error for rules that cannot be read
 */
export async function loadDocumentRules(rootDirectory: string, rulesFile = join(rootDirectory, 'firestore.rules')): Promise<DocumentRuleSet> {
  const source = await readFile(rulesFile, 'utf8');
  const folder = join(rootDirectory, '.cache/security-rules');
  const file = join(folder, await hash(rootDirectory, source));
  const kept = await keptIn(file);
  if (kept !== undefined) return rulesOf(kept);
  const { parseDocumentRules } = await import('./parseDocumentRules');
  const permissions = parseDocumentRules(source);
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, serialize(permissions));
  await rename(unfinished, file);
  return rulesOf(permissions);
}

async function hash(rootDirectory: string, source: string): Promise<string> {
  const parser = join(rootDirectory, 'sandbox/documentStore/rules');
  const parts = await Promise.all((await readdir(parser)).sort().map(name => readFile(join(parser, name), 'utf8')));
  return [process.versions.v8, source, ...parts].reduce((made, part) => made.update(part).update('\0'), createHash('sha256')).digest('hex');
}

/** What is not there, or is no whole record, is parsed anew. */
async function keptIn(file: string): Promise<readonly Permission[] | undefined> {
  try {
    return deserialize(await readFile(file)) as readonly Permission[];
  } catch {
    return undefined;
  }
}
