import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowCrossOrigin } from '#firebase-stand-in/documentStore/allowCrossOrigin';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { choosePage } from './choosePage';
import { DriveError } from './DriveError';
import type { DriveServices } from './DriveServices';
import { filesCall } from './filesCall';
import { openLink } from './openLink';
import { TOKEN_LASTS_S } from './DriveTokens';
import { readBytes } from './readBytes';
import { uploadCall } from './uploadCall';

/** The path of the stand-in for Google's drive; paths below it are those of the real interfaces. */
export const DRIVE_PATH = '/google';

/** Serves files, uploads, links and tokens in the form of the real drive (Drive API v3). */
export function createDriveHandler(services: DriveServices): RequestHandler {
  return (request, response, url) => {
    if (!url.pathname.startsWith(`${DRIVE_PATH}/`)) return false;
    allowCrossOrigin(request, response);
    return serve(services, request, response, url).catch((error: unknown) => fail(response, error));
  };
}

async function serve(
  services: DriveServices,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const path = url.pathname.slice(DRIVE_PATH.length);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  if (request.method === 'GET' && choosePage(response, path)) return;
  if (path === '/token' && request.method === 'POST') return giveToken(services, request, response);
  if (path.startsWith('/file/d/') || path === '/uc') return openLink(services, response, url, path);
  const email = services.tokens.emailOf(request.headers.authorization);
  if (email === undefined) throw new DriveError(401, 'Invalid Credentials');
  if (path.startsWith('/upload/drive/v3/files')) return uploadCall(services, email, request, response, url);
  return filesCall(services, email, request, response, { url, path });
}

/** Does what the real drive's own window does after the user has agreed. */
async function giveToken({ tokens }: DriveServices, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const email = new URLSearchParams((await readBytes(request)).toString('utf8')).get('login_hint') ?? '';
  if (!email.includes('@')) throw new DriveError(400, 'invalid_request');
  const body = {
    access_token: tokens.issue(email),
    token_type: 'Bearer',
    expires_in: TOKEN_LASTS_S,
    scope: 'https://www.googleapis.com/auth/drive.file',
  };
  response
    .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}

function fail(response: ServerResponse, error: unknown): void {
  const refusal = error instanceof DriveError ? error : new DriveError(500, 'Backend Error');
  if (refusal !== error)
    process.stderr.write(`drive: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  if (response.headersSent) return void response.end();
  const { status: code, message } = refusal;
  response
    .writeHead(code, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify({ error: { code, message } }));
}
