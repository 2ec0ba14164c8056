import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { accountsList } from './accountsList';
import type { SandboxParts } from './createParts';
import { environmentFor } from './environmentFor';
import { originOf } from './originOf';
import { sendJson } from './sendJson';
import { serverStatus } from './serverStatus';

/** The small documents that the sandbox makes up as they are asked for. */
export function createSandboxFiles({
  backend,
  outbox,
  faults,
  troubles,
  openId,
  identity,
}: SandboxParts): RequestHandler {
  const files: Readonly<Record<string, (origin: string) => unknown>> = {
    '/environment.json': origin => environmentFor(origin, identity.projectId),
    '/server-status.json': () => serverStatus(faults.state.serverStatus),
    '/sandbox/accounts.json': () => accountsList(backend, openId),
    '/sandbox/outbox.json': () => outbox.newestFirst(),
    '/sandbox/error-reports.json': () => backend.errorReports.all(),
    '/sandbox/troubles.json': () => troubles.state,
    '/sandbox/audit.json': () => ({ firstBroken: backend.audit.firstBroken() ?? null, records: backend.audit.all() }),
  };
  return (request, response, url) => {
    const file = request.method === 'GET' ? files[url.pathname] : undefined;
    if (file) sendJson(response, file(originOf(request)));
    return file !== undefined;
  };
}
