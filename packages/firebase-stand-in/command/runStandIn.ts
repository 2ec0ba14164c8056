import { startStandIn, type StandIn, type StandInOptions } from '../startStandIn';
import { readOptions } from './readOptions';
import { serveAsProcess } from './serveAsProcess';

/** The stand-in as a separate process. Emails are printed. */
export function runStandIn(args: readonly string[]): Promise<void> {
  const start = async () => {
    const options = readOptions(args);
    const served = await startStandIn(options);
    served.identity.onEmail(({ to, subject, code = '' }) =>
      process.stdout.write(`email to ${to}: ${subject} (code ${code})\n`),
    );
    return { served, message: startMessage(served, options) };
  };
  return serveAsProcess(start, { port: '--port', data: '--data' });
}

/** Instructions after the start. */
function startMessage({ origin, port, projectId }: StandIn, options: StandInOptions): string {
  const {
    documentRulesFile = 'closed: no --document-rules',
    databaseRulesFile = 'closed: no --database-rules',
    pages = [],
  } = options;
  return [
    '',
    `  Project             ${projectId}`,
    `  Identity            connectAuthEmulator(auth, '${origin}')`,
    `  Document store      connectFirestoreEmulator(store, '127.0.0.1', ${port})     ${documentRulesFile}`,
    `  Realtime database   connectDatabaseEmulator(database, '127.0.0.1', ${port})   ${databaseRulesFile}`,
    `  Pages that may ask  ${[origin, ...pages].join(', ')}`,
    `  Data                ${options.dataDirectory ?? 'forgotten at the end'}`,
    '',
    '  This machine alone, no encryption: not for production.',
    '',
    '',
  ].join('\n');
}
