import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import type { SandboxProcess } from './SandboxProcess';

interface Hosting {
  readonly hosting: {
    readonly headers: readonly { readonly headers: readonly { readonly key: string; readonly value: string }[] }[];
  };
}

/** The headers that a request may have. */
const KEPT = ['authorization', 'content-type', 'if-match', 'idtoken'];
const POLICY = 'Content-Security-Policy';

/** The shipped policy, with its two placeholder hosts replaced. */
function shippedPolicy(backend: string): string {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as Hosting;
  const { value } = hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === POLICY) ?? {
    value: '',
  };
  return value.replace(/https:\/\/(backend|static)\.example\.org/g, backend);
}

/**
 * Serves backend and stored files from another origin, as in production, under the shipped policy. Returns a function
 * that ends it.
 */
export async function backendElsewhere(page: Page, sandbox: SandboxProcess): Promise<() => Promise<void>> {
  const server = createServer((request, response) => void forward(request, response, sandbox.origin));
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Chromium asks for permission before a page of unknown location may reach this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(`${sandbox.origin}/**`, async route => {
    if (new URL(route.request().url()).pathname === '/environment.json') return environment(route, backend);
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const own = answer.headers()[POLICY.toLowerCase()] ?? '';
    // The stand-ins of Google's hosts are at the origin of the page.
    const connect = /connect-src [^;]*/.exec(own)?.[0].replace('connect-src', '') ?? '';
    const policy = shippedPolicy(backend).replace(/connect-src [^;]*/, hosts => hosts + connect);
    return route.fulfill({ response: answer, headers: { ...answer.headers(), [POLICY.toLowerCase()]: policy } });
  });
  return () => new Promise<void>(closed => server.close(() => closed()));
}

async function environment(route: Route, backend: string): Promise<void> {
  const answer = await route.fetch();
  const settings = (await answer.json()) as object;
  const moved = { ...settings, unifiedBackendUrl: `${backend}/api`, staticStorageUrl: `${backend}/storage` };
  return route.fulfill({ response: answer, json: moved });
}

async function forward(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
  const allowed = {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': KEPT.join(', '),
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-expose-headers': 'etag, scopes-version, session-expires-in',
  };
  if (request.method === 'OPTIONS') return void response.writeHead(204, allowed).end();
  // The sandbox refuses requests from a page of another origin.
  const headers = Object.entries(request.headers).filter(([name]) => KEPT.includes(name));
  const body = ['GET', 'HEAD'].includes(request.method ?? '') ? undefined : await bytesOf(request);
  const answer = await fetch(origin + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(body && { body }),
  });
  const kept = [...answer.headers].filter(([name]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(name));
  response.writeHead(answer.status, { ...Object.fromEntries(kept), ...allowed });
  response.end(new Uint8Array(await answer.arrayBuffer()));
}

async function bytesOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}
