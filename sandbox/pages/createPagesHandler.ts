import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { securityHeaders } from '#sandbox/server/securityHeaders';
import type { RequestHandler } from '#firebase-stand-in/http/RequestHandler';
import { practicePage } from './practicePage';
import { sandboxPage } from './sandboxPage';

const pages: Readonly<Record<string, string>> = { '/sandbox': sandboxPage, '/practice': practicePage };
const scripts = new Set(['sandboxScript', 'practiceScript']);

/** Serves the sandbox's own pages; their scripts are bundled on first request. */
export function createPagesHandler(rootDirectory: string): RequestHandler {
  const folder = join(rootDirectory, 'sandbox/pages');
  const bundles = new Map<string, Promise<string>>();
  const bundleOf = (name: string): Promise<string> => {
    const made = bundles.get(name) ?? bundleNow(join(folder, 'browser', `${name}.ts`));
    bundles.set(name, made);
    return made;
  };
  return (request, response, url) => {
    const page = pages[url.pathname.replace(/\/$/, '')];
    const script = /^\/sandbox\/pages\/(\w+)\.js$/.exec(url.pathname)?.[1];
    if (request.method !== 'GET') return false;
    if (page !== undefined) send(request, response, 'text/html', page);
    else if (url.pathname === '/sandbox/pages/pages.css')
      send(request, response, 'text/css', readFileSync(join(folder, 'pages.css'), 'utf8'));
    else if (script !== undefined && scripts.has(script)) return sendScript(request, response, bundleOf(script));
    else return false;
    return true;
  };
}

/** The bundler is loaded when it is needed: most runs never open these pages. */
async function bundleNow(path: string): Promise<string> {
  const { bundleScript } = await import('./bundleScript');
  return bundleScript(path);
}

async function sendScript(request: IncomingMessage, response: ServerResponse, bundle: Promise<string>): Promise<void> {
  try {
    send(request, response, 'text/javascript', await bundle);
  } catch (error) {
    process.stderr.write(`pages: ${String(error)}\n`);
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The script could not be bundled.');
  }
}

function send(request: IncomingMessage, response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, {
    ...securityHeaders(request.headers.host ?? ''),
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
  });
  response.end(text);
}
