import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { portOf, projectOf } from '#firebase-stand-in/command/readOptions';
import type { SandboxOptions } from './SandboxOptions';

const defaultPort = '4200';

/**
 * Reads `--port`, `--dashboards-port`, `--data`, `--static`, `--no-practice`, `--many-chats`, `--longest-chat`, `--document-rules`,
 * `--database-rules` and `--project`; throws an error in plain words for anything else.
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): SandboxOptions & { dataDirectory: string } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: environment['SANDBOX_PORT'] ?? defaultPort },
      'dashboards-port': { type: 'string', default: environment['SANDBOX_DASHBOARDS_PORT'] ?? '0' },
      data: { type: 'string', default: environment['SANDBOX_DATA'] ?? '.sandbox' },
      static: { type: 'string', default: 'dist' },
      'no-practice': { type: 'boolean', default: false },
      'many-chats': { type: 'boolean', default: false },
      'longest-chat': { type: 'string' },
      'document-rules': { type: 'string' },
      'database-rules': { type: 'string' },
      project: { type: 'string' },
    },
  });
  const { 'document-rules': documentRulesFile, 'database-rules': databaseRulesFile, project: projectId } = values;
  for (const file of [documentRulesFile, databaseRulesFile])
    if (file !== undefined && !existsSync(file)) throw new Error(`There is no file of rules "${file}".`);
  const longestChat = values['longest-chat'] === undefined ? undefined : Number(values['longest-chat']);
  if (longestChat !== undefined && !(Number.isInteger(longestChat) && longestChat > 0))
    throw new Error(`--longest-chat takes a number of messages, not "${values['longest-chat'] ?? ''}".`);
  const isBuilt = existsSync(join(values.static, 'index.html'));
  return {
    port: portOf(values.port),
    dashboardsPort: portOf(values['dashboards-port']),
    dataDirectory: values.data,
    practice: !values['no-practice'],
    manyChats: values['many-chats'],
    ...(longestChat !== undefined && { longestChat }),
    ...(isBuilt && { staticDirectory: values.static }),
    ...(documentRulesFile !== undefined && { documentRulesFile }),
    ...(databaseRulesFile !== undefined && { databaseRulesFile }),
    ...(projectId !== undefined && { projectId: projectOf(projectId) }),
  };
}
