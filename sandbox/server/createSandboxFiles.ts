import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { accountsList } from './accountsList';
import type { SandboxServices } from './createServices';
import { environmentFor } from './environmentFor';
import { publishedStatus } from './publicSettings';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The small documents that the sandbox generates on request. */
export function createSandboxFiles({
  backend,
  outbox,
  faults,
  requestFailures,
  openId,
  identity,
  dashboards,
}: SandboxServices): RequestHandler {
  const files: Readonly<Record<string, (origin: string) => unknown>> = {
    '/environment.json': origin => environmentFor(origin, identity.projectId, dashboards.dependencies.origin()),
    '/server-status.json': () => publishedStatus(faults.state.serverStatus),
    '/sandbox/accounts.json': () => accountsList(backend, openId),
    '/sandbox/outbox.json': () => outbox.newestFirst(),
    '/sandbox/error-reports.json': () => backend.errorReports.all(),
    '/sandbox/troubles.json': () => requestFailures.state,
    '/sandbox/audit.json': () => ({ firstBroken: backend.audit.firstBroken() ?? null, records: backend.audit.all() }),
  };
  return (request, response, url) => {
    const file = request.method === 'GET' ? files[url.pathname] : undefined;
    if (file) sendJson(response, file(originOf(request)));
    return file !== undefined;
  };
}

/** The origin the browser used, from the Host header. */
function originOf(request: IncomingMessage): string {
  return `http://${request.headers.host ?? 'localhost'}`;
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(JSON.stringify(value, undefined, 2));
}
