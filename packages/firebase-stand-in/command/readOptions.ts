import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { StandInOptions } from '../startStandIn';

/** Throws an error in plain words for an unknown option or an invalid value. */
export function readOptions(args: readonly string[]): StandInOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4400' },
      project: { type: 'string', default: 'demo-project' },
      data: { type: 'string' },
      'document-rules': { type: 'string' },
      'database-rules': { type: 'string' },
      page: { type: 'string', multiple: true, default: [] },
    },
  });
  const { project: projectId, data: dataDirectory, page: pages } = values;
  const { 'document-rules': documentRulesFile, 'database-rules': databaseRulesFile } = values;
  for (const file of [documentRulesFile, databaseRulesFile]) {
    if (file !== undefined && !existsSync(file)) throw new Error(`There is no file of rules "${file}".`);
  }
  for (const page of pages) {
    if (!URL.canParse(page) || new URL(page).origin !== page)
      throw new Error(`--page takes an origin such as http://localhost:5173, not "${page}".`);
  }
  return {
    port: portOf(values.port),
    projectId: projectOf(projectId),
    pages,
    ...(dataDirectory !== undefined && { dataDirectory }),
    ...(documentRulesFile !== undefined && { documentRulesFile }),
    ...(databaseRulesFile !== undefined && { databaseRulesFile }),
  };
}

/** Throws unless it is a port; 0 means any free one. */
export function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port takes a number up to 65535, not "${text}".`);
  return port;
}

/** Throws unless Firebase would accept it as the id of a project. */
export function projectOf(text: string): string {
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text))
    throw new Error(`--project takes the id of a project, not "${text}".`);
  return text;
}
