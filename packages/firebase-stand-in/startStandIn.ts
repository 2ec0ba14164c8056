import { readFile } from 'node:fs/promises';
import { createDocumentStoreHandler } from './documentStore/createDocumentStoreHandler';
import { openDocumentStore } from './documentStore/openDocumentStore';
import { PlainDocuments } from './documentStore/PlainDocuments';
import type { DocumentRuleSet } from './documentStore/rules/DocumentRuleSet';
import { loadDocumentRules } from './documentStore/rules/loadDocumentRules';
import { Connections } from './http/Connections';
import { createServerFor } from './http/createServerFor';
import { listen } from './http/listen';
import { protectAnswers } from './http/protectAnswers';
import { RequestFailures } from './http/RequestFailures';
import { createIdentityHandler } from './identity/createIdentityHandler';
import { IdentityDirectory } from './identity/IdentityDirectory';
import type { PasswordPolicy } from './identity/PasswordPolicy';
import { Journal } from './journal/Journal';
import { memoryJournal } from './journal/memoryJournal';
import { OffsetClock } from './kernel/OffsetClock';
import { createRealtimeDatabaseHandler } from './realtimeDatabase/createRealtimeDatabaseHandler';
import { RealtimeDatabase } from './realtimeDatabase/RealtimeDatabase';

export interface StandInOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** As in the client's configuration. */
  readonly projectId: string;
  /** Without a file, the document store is closed to everybody. */
  readonly documentRulesFile?: string;
  /** Without a file, the realtime database is closed to everybody. */
  readonly databaseRulesFile?: string;
  /** The folder of all data; without one it is forgotten at the end. */
  readonly dataDirectory?: string;
  /** Origins of pages that may ask, besides those of the server's own port. */
  readonly pages?: readonly string[];
  readonly passwordPolicy?: PasswordPolicy;
  readonly clock?: OffsetClock;
}

/** A running stand-in with its backend functions: code of the same process is not subject to rules. */
export interface StandIn {
  /** `http://localhost:PORT`. */
  readonly origin: string;
  readonly port: number;
  readonly projectId: string;
  readonly identity: IdentityDirectory;
  readonly documents: PlainDocuments;
  readonly database: RealtimeDatabase;
  readonly requestFailures: RequestFailures;
  stop(): Promise<void>;
}

const closedStore: DocumentRuleSet = { allows: () => false };
const closedDatabase = { rules: { '.read': false, '.write': false } };

/**
 * Serves identity, document store and realtime database on one port of this machine. Rejects when the port or the data
 * directory is taken.
 */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const { documentRulesFile, databaseRulesFile, dataDirectory } = options;
  const documentRules =
    documentRulesFile === undefined ? closedStore : await readable(documentRulesFile, loadDocumentRules);
  const databaseRules = databaseRulesFile === undefined ? closedDatabase : await readable(databaseRulesFile, readJson);
  const journal = dataDirectory === undefined ? memoryJournal() : Journal.open(dataDirectory);
  try {
    return await serve(options, journal, documentRules, databaseRules);
  } catch (error) {
    journal.close();
    throw error;
  }
}

async function serve(
  options: StandInOptions,
  journal: Journal,
  documentRules: DocumentRuleSet,
  databaseRules: unknown,
): Promise<StandIn> {
  const { projectId, passwordPolicy, pages = [], clock = new OffsetClock() } = options;
  const requestFailures = new RequestFailures();
  const identity = new IdentityDirectory({ journal, clock, projectId, ...(passwordPolicy && { passwordPolicy }) });
  const { verifyIdToken } = identity;
  const store = openDocumentStore(journal, clock);
  const database = new RealtimeDatabase({ journal, clock });
  const documentStore = createDocumentStoreHandler({ store, clock, verifyIdToken, rules: documentRules, projectId });
  const realtimeDatabase = createRealtimeDatabaseHandler({
    database,
    clock,
    verifyIdToken,
    requestFailures,
    rules: databaseRules,
  });
  const handlers = [
    protectAnswers,
    createIdentityHandler({ directory: identity, clock }).handle,
    documentStore.handle,
    realtimeDatabase.handle,
  ];
  const server = createServerFor(handlers, { upgrade: realtimeDatabase.upgrade, requestFailures, pages });
  const connections = new Connections(server);
  const close = async (): Promise<void> => {
    const closed = new Promise<void>(resolve => server.close(() => resolve()));
    documentStore.close();
    realtimeDatabase.close();
    connections.cutAll();
    await closed;
    journal.close();
  };
  const port = await listen(server, options.port);
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= close());
  return {
    origin: `http://localhost:${port}`,
    port,
    projectId,
    identity,
    documents: new PlainDocuments(store, projectId),
    database,
    requestFailures,
    stop,
  };
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function readable<T>(file: string, read: (file: string) => Promise<T>): Promise<T> {
  try {
    return await read(file);
  } catch (error) {
    throw new Error(`The rules in ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
