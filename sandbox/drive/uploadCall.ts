import type { IncomingMessage, ServerResponse } from 'node:http';
import { DriveError } from './DriveError';
import type { DriveServices } from './DriveServices';
import { fileResource } from './fileResource';
import { readBytes, readFields } from './readBytes';
import type { StandInFile } from './StandInFile';

const UNTYPED = 'application/octet-stream';

/**
 * Resumable uploads: one call begins them, further ones bring the bytes or ask how far they have come (308 with
 * `Range`).
 */
export async function uploadCall(
  services: DriveServices,
  email: string,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (url.searchParams.get('uploadType') !== 'resumable')
    throw new DriveError(400, 'The stand-in takes resumable uploads alone.');
  const uploadId = url.searchParams.get('upload_id');
  if (uploadId === null && request.method === 'POST') return begin(services, email, request, response, url);
  if (uploadId === null || request.method !== 'PUT') throw new DriveError(405, 'Method Not Allowed');
  return receive(services, email, uploadId, request, response);
}

async function begin(
  { uploads, access }: DriveServices,
  email: string,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { name, mimeType, parents } = await readFields(request);
  const folders = Array.isArray(parents) ? parents.filter(parent => typeof parent === 'string') : [];
  for (const folderId of folders) access.demandWrite(email, folderId);
  const type = typeof mimeType === 'string' ? mimeType : request.headers['x-upload-content-type'];
  const upload = {
    owner: email,
    name: typeof name === 'string' && name !== '' ? name : 'Untitled',
    mimeType: typeof type === 'string' ? type : UNTYPED,
    parents: folders,
  };
  const place = new URL(url);
  place.searchParams.set('upload_id', uploads.begin(upload));
  const location = `http://${request.headers.host ?? ''}${place.pathname}${place.search}`;
  response
    .writeHead(200, { Location: location, 'Access-Control-Expose-Headers': 'Location', 'Cache-Control': 'no-store' })
    .end();
}

async function receive(
  services: DriveServices,
  email: string,
  uploadId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uploads } = services;
  const bytes = await readBytes(request);
  const [from, total] = rangeOf(request.headers['content-range'], bytes.length);
  const upload = from === undefined ? uploads.find(uploadId, email) : uploads.add(uploadId, email, from, bytes);
  if (upload.received.length < total) {
    const range = upload.received.length > 0 ? { Range: `bytes=0-${upload.received.length - 1}` } : {};
    response.writeHead(308, { ...range, 'Access-Control-Expose-Headers': 'Range', 'Cache-Control': 'no-store' }).end();
    return;
  }
  const file = finished(services, email, uploadId);
  response
    .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(fileResource(file, null)));
}

/** An upload produces one file, however often its end is requested. */
function finished({ uploads, store, clock }: DriveServices, email: string, uploadId: string): StandInFile {
  const { owner, name, mimeType, parents, received, fileId } = uploads.find(uploadId, email);
  const known = fileId === undefined ? undefined : store.find(fileId);
  if (known) return known;
  const file = store.add({
    owner,
    name,
    mimeType,
    parents,
    content: received.toString('base64'),
    createdAt: clock.now(),
  });
  uploads.finish(uploadId, email, file.id);
  return file;
}

/** The place of the bytes and the total; without a place the call only asks for the progress. */
function rangeOf(header: string | undefined, length: number): readonly [number | undefined, number] {
  if (header === undefined) return [0, length];
  const [, from, total] = /^bytes (?:(\d+)-\d+|\*)\/(\d+)$/.exec(header) ?? [];
  if (total === undefined) throw new DriveError(400, 'Content-Range is not readable.');
  return [from === undefined ? undefined : Number(from), Number(total)];
}
