import type { Backend } from '#sandbox/backend/createBackend';
import type { Faults } from '#sandbox/faults/Faults';
import type { Outbox } from '#sandbox/outbox/Outbox';
import type { RequestHandler } from '#sandbox/shared/RequestHandler';
import { accountsList } from './accountsList';
import { environmentFor } from './environmentFor';
import { originOf } from './originOf';
import { sendJson } from './sendJson';
import { serverStatus } from './serverStatus';

/** The small documents that the sandbox makes up as they are asked for. */
export function createSandboxFiles(backend: Backend, outbox: Outbox, faults: Faults): RequestHandler {
  const files: Readonly<Record<string, (origin: string) => unknown>> = {
    '/environment.json': environmentFor,
    '/server-status.json': () => serverStatus(faults.state.serverStatus),
    '/sandbox/accounts.json': () => accountsList(backend),
    '/sandbox/outbox.json': () => outbox.newestFirst(),
    '/sandbox/error-reports.json': () => backend.errorReports.all(),
    '/sandbox/audit.json': () => ({ firstBroken: backend.audit.firstBroken() ?? null, records: backend.audit.all() }),
  };
  return (request, response, url) => {
    const file = request.method === 'GET' ? files[url.pathname] : undefined;
    if (file) sendJson(response, file(originOf(request)));
    return file !== undefined;
  };
}
