import { createServer, connect, type Socket } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../../../scripts/tools/chromiumArguments.mjs';
import { findChromium } from '../../../scripts/tools/findChromium.mjs';
import type { SandboxProcess } from './SandboxProcess';

/** A separate browser whose traffic from the sandbox is recorded. */
export interface TappedBrowser {
  readonly page: Page;
  /** Everything that has reached the browser since `forget`. */
  received(): string;
  forget(): void;
  close(): Promise<void>;
}

/** Requests uncompressed answers and messages from the sandbox. */
const uncompressed = (chunk: Buffer): Buffer =>
  Buffer.from(
    chunk
      .toString('latin1')
      .replace(/^(accept-encoding): [^\r]*/im, '$1: identity')
      .replace(/^sec-websocket-extensions: [^\r]*\r\n/im, ''),
    'latin1',
  );

/** Opens a browser behind a proxy; it sees the sandbox at the same address as every other browser. */
export async function tappedBrowser(sandbox: SandboxProcess): Promise<TappedBrowser> {
  const { hostname, port } = new URL(sandbox.origin);
  const sockets = new Set<Socket>();
  let chunks: Buffer[] = [];
  const forwarder = createServer(fromBrowser => {
    const toSandbox = connect(Number(port), hostname);
    for (const socket of [fromBrowser, toSandbox]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        fromBrowser.destroy();
        toSandbox.destroy();
      });
    }
    toSandbox.on('data', chunk => chunks.push(chunk));
    fromBrowser.on('data', chunk => toSandbox.write(uncompressed(chunk)));
    toSandbox.pipe(fromBrowser);
  });
  await new Promise<void>(resolve => forwarder.listen(0, '127.0.0.1', resolve));
  const address = forwarder.address();
  if (address === null || typeof address === 'string') throw new Error('The forwarder has a port.');
  const executablePath = findChromium(chromium.executablePath());
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumArguments, `--host-resolver-rules=MAP *:${port} 127.0.0.1:${address.port}`],
  });
  const page = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage();
  return {
    page,
    received: () => Buffer.concat(chunks).toString('utf8'),
    forget: () => void (chunks = []),
    close: async () => {
      await browser.close();
      sockets.forEach(socket => socket.destroy());
      await new Promise(resolve => forwarder.close(resolve));
    },
  };
}
