import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from '../../http/RequestHandler';
import { LongPollLink } from './LongPollLink';

/** Announces a new client: `host` is what the request called this server. */
export type Welcome = (link: LongPollLink, host: string, parameters: URLSearchParams) => void;

/** Serves `/.lp`, to which the browser SDK falls back after a WebSocket of its page once failed. */
export class LongPollServer {
  private readonly links = new Map<string, LongPollLink>();

  constructor(
    private readonly welcome: Welcome,
    private readonly onMalformed: () => void = () => undefined,
  ) {}

  readonly handle: RequestHandler = (request, response, { pathname, searchParams }) => {
    if (pathname !== '/.lp') return false;
    if (searchParams.get('start') === 't') this.start(response, request.headers.host ?? '', searchParams);
    else this.continue(response, searchParams);
    return true;
  };

  private start(response: ServerResponse, host: string, parameters: URLSearchParams): void {
    const callback = parameters.get('cb') ?? '';
    if (!/^\d{1,9}$/.test(callback)) return refuse(response);
    const link = new LongPollLink(this.onMalformed);
    this.links.set(link.id, link);
    script(response);
    this.welcome(link, host, parameters);
    const ended = link.onEnd;
    link.onEnd = () => {
      this.links.delete(link.id);
      ended();
    };
    link.start(response, forwarders(callback));
  }

  private continue(response: ServerResponse, parameters: URLSearchParams): void {
    const link = this.links.get(parameters.get('id') ?? '');
    if (link?.password !== parameters.get('pw')) return refuse(response);
    if (parameters.get('dframe') === 't') return partingFrame(response);
    if (parameters.get('disconn') === 't') {
      response.writeHead(204).end();
      return link?.cut();
    }
    script(response);
    link?.poll(parameters, response);
  }
}

/** The polls run in a frame of the page; the page's own functions have the number that the client chose in their names. */
function forwarders(callback: string): string {
  const forward = (name: string) =>
    `function ${name}(){var f=parent.window['${name}${callback}'];f&&f.apply(null,arguments)}\n`;
  return forward('pLPCommand') + forward('pRTLPCB');
}

const partingScript =
  "addEventListener('pagehide',function(){navigator.sendBeacon(location.href.replace('dframe=t','disconn=t'))})";
const partingHash = createHash('sha256').update(partingScript).digest('base64');

/** A hidden frame that reports when the page is left. It is the page's own, so it may be framed. */
function partingFrame(response: ServerResponse): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader(
    'content-security-policy',
    `default-src 'none'; script-src 'sha256-${partingHash}'; connect-src 'self'`,
  );
  response.end(`<!doctype html><title>-</title><script>${partingScript}</script>`);
}

function script(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/javascript; charset=utf-8', 'cache-control': 'no-store' });
}

/** The client takes a script that does not load for the end of its connection and begins a new one. */
function refuse(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Unknown connection');
}
