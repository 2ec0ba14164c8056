import type { IncomingMessage, ServerResponse } from 'node:http';
import { DriveError, notFound } from './DriveError';
import type { DriveServices } from './DriveServices';
import { fileResource } from './fileResource';
import { readFields } from './readBytes';
import type { StandInFile } from './StandInFile';

interface Place {
  readonly url: URL;
  /** Below the stand-in's own path. */
  readonly path: string;
}

/** `files.list`, `files.get`, `files.update` and `files.delete` of the drive's interface. */
export async function filesCall(
  services: DriveServices,
  email: string,
  request: IncomingMessage,
  response: ServerResponse,
  { url, path }: Place,
): Promise<void> {
  const id = /^\/drive\/v3\/files\/([^/]+)$/.exec(path)?.[1];
  if (path === '/drive/v3/files' && request.method === 'GET') return send(response, listed(services, email, url));
  if (id === undefined) throw new DriveError(404, 'Not Found');
  const file = services.access.demandRead(email, services.store.find(id), id);
  if (request.method === 'PATCH')
    return send(
      response,
      fileResource(await changed(services, email, file, request, url), url.searchParams.get('fields')),
    );
  if (request.method === 'DELETE') {
    if (file.owner !== email) throw notFound(id);
    services.store.remove(id);
    return void response.writeHead(204).end();
  }
  if (request.method !== 'GET') throw new DriveError(405, 'Method Not Allowed');
  if (url.searchParams.get('alt') !== 'media')
    return send(response, fileResource(file, url.searchParams.get('fields')));
  response.writeHead(200, {
    'Content-Type': file.mimeType,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(Buffer.from(file.content, 'base64'));
}

function listed({ store, access }: DriveServices, email: string, url: URL): object {
  const folderId = /^'([^']+)' in parents$/.exec(url.searchParams.get('q') ?? '')?.[1];
  if (folderId === undefined) throw new DriveError(400, 'Invalid Value');
  access.demandList(email, folderId);
  return { kind: 'drive#fileList', files: store.in(folderId).map(file => fileResource(file, null)) };
}

/**
 * Only its owner moves or renames a file; moving it into a folder requires permission to write there. Repeating a
 * change changes nothing.
 */
async function changed(
  { store, access }: DriveServices,
  email: string,
  file: StandInFile,
  request: IncomingMessage,
  url: URL,
): Promise<StandInFile> {
  if (file.owner !== email) throw notFound(file.id);
  const idsOf = (name: string): string[] => (url.searchParams.get(name) ?? '').split(',').filter(id => id !== '');
  const added = idsOf('addParents').filter(id => !file.parents.includes(id));
  for (const folderId of added) access.demandWrite(email, folderId);
  const { name } = await readFields(request);
  const parents = [...file.parents.filter(id => !idsOf('removeParents').includes(id)), ...added];
  return store.put({ ...file, parents, ...(typeof name === 'string' && name !== '' && { name }) });
}

function send(response: ServerResponse, value: object): void {
  response
    .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(value));
}
