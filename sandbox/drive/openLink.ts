import type { ServerResponse } from 'node:http';
import { ONLY_SHOWN } from '#sandbox/backend/drive/driveLinks';
import { notFound } from './DriveError';
import type { DriveServices } from './DriveServices';

/** Shows or returns a file to anyone with its link; the real drive requires the user's own sign-in here. */
export function openLink({ store }: DriveServices, response: ServerResponse, url: URL, path: string): void {
  const isDownload = path === '/uc';
  const id = isDownload
    ? (url.searchParams.get('id') ?? '')
    : decodeURIComponent(/^\/file\/d\/([^/]+)\/view$/.exec(path)?.[1] ?? '');
  const file = store.find(id);
  if (!file || (isDownload && id.startsWith(ONLY_SHOWN))) throw notFound(id);
  const name = encodeURIComponent(file.name);
  response.writeHead(200, {
    'Content-Type': file.mimeType,
    'Content-Disposition': `${isDownload ? 'attachment' : 'inline'}; filename*=UTF-8''${name}`,
    // Uploaded files cannot run anything here.
    'Content-Security-Policy': `default-src 'none'; sandbox; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(Buffer.from(file.content, 'base64'));
}
