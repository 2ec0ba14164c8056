import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { writeFailure } from '#sandbox/backend/dispatch/writeAnswer';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { EXPORTS_PATH } from './ExportLinks';
import type { PersonExports } from './PersonExports';

/** Serves exports to other regions by links that this region has signed. */
export function createExportsHandler(exports: PersonExports, origin: () => string): RequestHandler {
  return (request, response, url) => {
    if (request.method !== 'GET' || !url.pathname.startsWith(EXPORTS_PATH)) return false;
    const opened = exports.open(`${origin()}${url.pathname}${url.search}`);
    if (!opened || opened.made.isForUndo) {
      writeFailure(response, new BackendError(404, 'NotFound', 'There is no such export, or its link is over.'));
      return true;
    }
    response.writeHead(200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="export-${opened.made.exportId}.zip"`,
      'Cache-Control': 'no-store',
    });
    response.end(opened.bytes);
    return true;
  };
}
