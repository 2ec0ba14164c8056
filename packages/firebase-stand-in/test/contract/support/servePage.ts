import type { RequestHandler } from '../../../http/RequestHandler';

/** Serves an otherwise empty page at `/` that runs one script. */
export function servePage(script: string): RequestHandler {
  return (_request, response, { pathname }) => {
    if (pathname !== '/' && pathname !== '/page.js') return false;
    const isScript = pathname === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
    response.end(
      isScript
        ? script
        : '<!doctype html><meta charset="utf-8"><title>Contract</title><script src="/page.js"></script>',
    );
    return true;
  };
}
