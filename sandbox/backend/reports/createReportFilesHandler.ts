import { pipeline } from 'node:stream';
import type { ServerResponse } from 'node:http';
import { writeFailure } from '#sandbox/backend/dispatch/writeAnswer';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { reportFilesPath } from './FileLinks';

/** A file that a user may read. */
export interface ReadableFile {
  /** As people see it. */
  readonly title: string;
  readonly mediaType: string;
  readonly bytes: number;
  stream(first: number, last: number): NodeJS.ReadableStream;
}

/** Refuses anything invalid. `bearer`: of the reader's session. */
export type OpenFile = (file: string, bearer: string, query: URLSearchParams) => ReadableFile;

/** Serves files by links that were signed for their readers, whole or in ranges (RFC 9110 section 14). */
export function createReportFilesHandler(open: OpenFile): RequestHandler {
  return (request, response, url) => {
    if (!url.pathname.startsWith(reportFilesPath)) return false;
    try {
      if (request.method !== 'GET') throw new BackendError(404, 'NotFound', 'There is no such call.');
      const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      serve(
        open(url.pathname.slice(reportFilesPath.length), bearer, url.searchParams),
        request.headers.range,
        response,
      );
    } catch (error) {
      writeFailure(response, error);
    }
    return true;
  };
}

function serve(file: ReadableFile, range: string | undefined, response: ServerResponse): void {
  const { bytes } = file;
  const wanted = range === undefined ? undefined : rangeOf(range, bytes);
  if (wanted === 'outside') {
    response.writeHead(416, { 'Content-Range': `bytes */${bytes}` }).end();
    return;
  }
  const { first, last } = wanted ?? { first: 0, last: bytes - 1 };
  response.writeHead(wanted ? 206 : 200, {
    'Content-Type': file.mediaType,
    'Content-Length': last - first + 1,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.title).replace(/'/g, '%27')}`,
    ...(wanted && { 'Content-Range': `bytes ${first}-${last}/${bytes}` }),
  });
  pipeline(file.stream(first, last), response, () => undefined);
}

/** Parses one range of bytes; undefined for anything else, which is answered with the whole file. */
function rangeOf(
  range: string,
  bytes: number,
): { readonly first: number; readonly last: number } | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first >= bytes || first > last ? 'outside' : { first, last };
}
