import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeFailure } from '#sandbox/backend/dispatch/writeAnswer';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { readLimitedBody } from '#firebase-stand-in/http/readLimitedBody';
import { LARGEST_PICTURE, type OrganisationPictures, picturesPath } from './OrganisationPictures';

/** Bytes of a form besides its file. */
const FORM_ROOM = 16_384;

/** Stands in for the storage that takes signed form posts of pictures and serves them. */
export function createPicturesHandler(pictures: OrganisationPictures): RequestHandler {
  return (request, response, url) => {
    if (!url.pathname.startsWith(picturesPath)) return false;
    if (request.method === 'GET') return serve(pictures, response, url.pathname);
    if (request.method !== 'POST' || url.pathname !== picturesPath) return false;
    return receive(pictures, request, response);
  };
}

function serve(pictures: OrganisationPictures, response: ServerResponse, path: string): true {
  const picture = pictures.find(path);
  if (picture === undefined) {
    writeFailure(response, new BackendError(404, 'NotFound', 'There is no such picture.'));
    return true;
  }
  response.writeHead(200, {
    'Content-Type': picture.type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  response.end(Buffer.from(picture.bytes, 'base64'));
  return true;
}

async function receive(
  pictures: OrganisationPictures,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const body = await readLimitedBody(request, LARGEST_PICTURE + FORM_ROOM);
    if (body === undefined) throw new BackendError(400, 'InvalidImage', `A picture may have ${LARGEST_PICTURE} bytes.`);
    const form = await readForm(body, request.headers['content-type'] ?? '');
    const field = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const file = form.get('file');
    if (file === null || typeof file === 'string') throw new BackendError(400, 'InvalidImage', 'There is no file.');
    const fields = { key: field('key'), expires: field('expires'), signature: field('signature') };
    pictures.add(fields, Buffer.from(await file.arrayBuffer()));
    response.writeHead(204).end();
  } catch (error) {
    writeFailure(response, error);
  }
}

/** Refuses a body that is not a form, with 400 `ValidationError`. */
async function readForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new BackendError(400, 'ValidationError', 'The body is no form.');
  }
}
