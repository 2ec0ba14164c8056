import type { Server } from 'node:http';
import { join } from 'node:path';
import { createNotificationControl } from '#sandbox/backend/notifications/createNotificationControl';
import { loadDocumentRules } from '#firebase-stand-in/documentStore/rules/loadDocumentRules';
import { createPicturesHandler } from '#sandbox/backend/organisations/createPicturesHandler';
import { createReportFilesHandler } from '#sandbox/backend/reports/createReportFilesHandler';
import { createDashboardServer } from '#sandbox/dashboards/createDashboardServer';
import { createDriveHandler } from '#sandbox/drive/createDriveHandler';
import { createExportsHandler } from '#sandbox/backend/userData/createExportsHandler';
import { createFaultsHandler } from '#sandbox/faults/createFaultsHandler';
import { createIdentityHandler } from '#firebase-stand-in/identity/createIdentityHandler';
import { Journal } from '#firebase-stand-in/journal/Journal';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { createOpenIdHandler } from '#sandbox/openId/createOpenIdHandler';
import { createPagesHandler } from '#sandbox/pages/createPagesHandler';
import { createPracticeControl } from '#sandbox/practice/createPracticeControl';
import { Practice } from '#sandbox/practice/Practice';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import { Connections } from '#firebase-stand-in/http/Connections';
import { createServices, type SandboxServices } from './createServices';
import { createSandboxFiles } from './createSandboxFiles';
import { createServerFor } from '#firebase-stand-in/http/createServerFor';
import { createStaticHandler } from './files/createStaticHandler';
import { createStorageHandler } from './files/createStorageHandler';
import { listen } from '#firebase-stand-in/http/listen';
import { protectAnswers } from '#firebase-stand-in/http/protectAnswers';
import type { Sandbox } from './Sandbox';
import type { SandboxOptions } from './SandboxOptions';

/** Milliseconds before connections are cut on demand, so that the answer to the request is still sent. */
const cutAfterMs = 30;
/** Milliseconds between checks for expired sessions and rights, which need no call to end. */
const endOverdueEveryMs = 1_000;

/**
 * Starts the whole cloud of the dashboard on one port of this machine. Rejects when the port or the data directory is
 * taken.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    dataDirectory,
    port,
    clock = new OffsetClock(),
    rootDirectory = process.cwd(),
    manyChats = false,
    longestChat,
  } = options;
  const { documentRulesFile, databaseRulesFile, projectId } = options;
  const journal = dataDirectory === undefined ? memoryJournal() : Journal.open(dataDirectory);
  try {
    const cut = { all: () => undefined as void };
    const address = { port, dashboards: 0 };
    const dropSockets = () => setTimeout(() => cut.all(), cutAfterMs).unref();
    const rules = await loadDocumentRules(documentRulesFile ?? join(rootDirectory, 'firestore.rules'), {
      folder: join(rootDirectory, '.cache/security-rules'),
      parserFolder: join(rootDirectory, 'packages/firebase-stand-in/documentStore/rules'),
    });
    const services = createServices({
      journal,
      clock,
      rootDirectory,
      rules,
      manyChats,
      longestChat,
      dropSockets,
      ...(databaseRulesFile !== undefined && { databaseRulesFile }),
      ...(projectId !== undefined && { projectId }),
      ...(dataDirectory !== undefined && { reportFolder: join(dataDirectory, 'reports') }),
      port: () => address.port,
      dashboardOrigin: () => `http://127.0.0.1:${address.dashboards}`,
    });
    let practice: Practice | undefined;
    // The practice people call the sandbox at the port that it gets, so they exist once it listens.
    const practised = () =>
      (practice ??= new Practice({
        chat: services.backend.chat,
        store: services.store,
        origin: `http://127.0.0.1:${address.port}`,
      }));
    const { chat, patientCare } = services.backend;
    const practiceControl = createPracticeControl({
      practice: practised,
      chat,
      moments: patientCare.services.moments,
      openPatientSession: idToken => services.backend.openPatientSession(idToken),
    });
    const { requestFailures } = services;
    const server = createServerFor([protectAnswers, practiceControl, ...handlersOf(services, options)], {
      upgrade: services.realtimeDatabase.upgrade,
      requestFailures,
      ...(options.log && { log: options.log }),
    });
    const connections = new Connections(server);
    cut.all = () => connections.cutAll();
    const actualPort = await listen(server, port);
    address.port = actualPort;
    const dashboards = createDashboardServer({
      provider: services.dashboards,
      page: () => `http://localhost:${address.port}`,
      rootDirectory,
    });
    address.dashboards = await listen(dashboards, options.dashboardsPort ?? 0).catch((error: unknown) => {
      server.close();
      throw error;
    });
    if (options.practice !== false) practised().startOrdinary();
    const ending = setInterval(() => endOverdue(services.backend), endOverdueEveryMs).unref();
    const stopActing = (): void => {
      clearInterval(ending);
      dashboards.close();
      dashboards.closeAllConnections();
      practice?.stop();
    };
    return running(services, server, connections, actualPort, stopActing);
  } catch (error) {
    journal.close();
    throw error;
  }
}

function endOverdue({ sessions, chat, users, userData, reports }: SandboxServices['backend']): void {
  userData.exports.discardOld();
  sessions.endOverdue();
  chat.people.access.endOverdue();
  users.handOver.sendDue();
  users.bulkNotices.sendDue();
  reports.tick();
}

function handlersOf(services: SandboxServices, { staticDirectory, rootDirectory = process.cwd() }: SandboxOptions) {
  const { identity, clock, backend, faults, documentStore, realtimeDatabase, openId, drive, dashboards } = services;
  return [
    backend.handle,
    createIdentityHandler({ directory: identity, clock }).handle,
    documentStore.handle,
    realtimeDatabase.handle,
    createOpenIdHandler(openId),
    createDriveHandler(drive),
    createPicturesHandler(backend.administration.pictures),
    createReportFilesHandler(backend.reports.open),
    createExportsHandler(backend.userData.exports, backend.userData.origin),
    createFaultsHandler(faults),
    createNotificationControl(backend.chat),
    createSandboxFiles(services),
    createPagesHandler(rootDirectory),
    createStorageHandler(join(rootDirectory, 'sandbox/storage')),
    ...(staticDirectory === undefined ? [] : [createStaticHandler(staticDirectory, dashboards.dependencies.origin)]),
  ];
}

function running(
  services: SandboxServices,
  server: Server,
  connections: Connections,
  port: number,
  stopActing: () => void,
): Sandbox {
  const {
    clock,
    faults,
    requestFailures,
    backend,
    identity,
    documents,
    outbox,
    documentStore,
    realtimeDatabase,
    journal,
  } = services;
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopActing();
    backend.reports.stop();
    const closed = new Promise<void>(resolve => server.close(() => resolve()));
    documentStore.close();
    realtimeDatabase.close();
    connections.cutAll();
    await closed;
    backend.flush();
    journal.close();
  };
  return {
    origin: `http://localhost:${port}`,
    port,
    clock,
    faults,
    requestFailures,
    backend,
    identity,
    documents,
    outbox,
    stop: () => (stopped ??= stop()),
  };
}
