import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isLoopbackHost } from '#firebase-stand-in/http/isLoopbackHost';
import type { DashboardProvider } from './DashboardProvider';
import { embedPage } from './embedPage';

/** Bytes of a form: a token needs less than a hundred. */
const LONGEST_FORM = 4_096;
/** Milliseconds by which the provider is late while it is slow. */
const SLOW_MS = 4_000;

interface DashboardServerOptions {
  readonly provider: DashboardProvider;
  /** The origin of the staff dashboard: the only page that may show a frame. */
  readonly page: () => string;
  readonly rootDirectory: string;
}

/**
 * The other provider’s own server, under another origin than the staff dashboard. A dashboard is opened by a form with
 * a token; an address that carries one is refused, as histories and logs would keep it.
 */
export function createDashboardServer({ provider, page, rootDirectory }: DashboardServerOptions): Server {
  let script: Promise<string> | undefined;
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const fault = provider.dependencies.fault();
    if (fault === 'dead') return void request.socket.destroy();
    if (!isLoopbackHost(request.headers.host)) return refuse(response, 400, page());
    if (request.method === 'GET' && url.pathname === '/embed.js') {
      script ??= bundleOf(join(rootDirectory, 'sandbox/dashboards/browser/embedScript.ts'));
      return send(response, 200, 'text/javascript', await script, page());
    }
    const [, viewId] = /^\/embed\/pages\/([\w-]+)$/.exec(url.pathname) ?? [];
    if (request.method !== 'POST' || viewId === undefined || url.search !== '') return refuse(response, 404, page());
    const token = new URLSearchParams(await readForm(request)).get('embedToken') ?? '';
    if (fault === 'slow') await new Promise(resolve => setTimeout(resolve, SLOW_MS));
    const opened = fault === 'refusing' ? undefined : provider.open(viewId, token);
    if (!opened) return refuse(response, 403, page());
    send(response, 200, 'text/html', embedPage({ ...opened, page: page() }), page());
  };
  return createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
}

/** The bundler is loaded when it is needed. */
async function bundleOf(path: string): Promise<string> {
  const { bundleScript } = await import('#sandbox/pages/bundleScript');
  return bundleScript(path);
}

async function readForm(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > LONGEST_FORM) throw new Error('The form is too long.');
  }
  return text;
}

const refuse = (response: ServerResponse, status: number, page: string): void =>
  send(response, status, 'text/plain', 'This dashboard cannot be opened.', page);

function send(response: ServerResponse, status: number, type: string, text: string, page: string): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy':
      `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; ` +
      `frame-ancestors ${page}`,
  });
  response.end(text);
}
