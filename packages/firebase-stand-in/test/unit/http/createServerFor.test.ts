import { connect, type AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createServerFor } from '../../../http/createServerFor';
import { RequestFailures } from '../../../http/RequestFailures';

/** The first line of what answers these bytes. */
function statusOf(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.once('data', data => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

const get = (path: string, ...more: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...more, '', ''].join('\r\n');
const asSocket = ['Connection: Upgrade', 'Upgrade: websocket'];

describe('createServerFor', () => {
  const requestFailures = new RequestFailures();
  const handled: string[] = [];
  let server: Server;
  let port: number;

  beforeAll(async () => {
    const handle = (_request: unknown, response: { end(text: string): void }, { pathname }: URL): true => {
      handled.push(pathname);
      if (pathname === '/broken') throw new Error('By a test.');
      response.end('hello');
      return true;
    };
    const upgrade = (): boolean => {
      throw new Error('By a test.');
    };
    server = createServerFor([handle], { upgrade, requestFailures });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });

  afterAll(() => new Promise(resolve => server.close(resolve)));

  afterEach(async () => expect(await statusOf(port, get('/hello'))).toBe('HTTP/1.1 200 OK'));

  it.each(['/%E0%A4%A', '/api/%', 'http://[/'])('answers 400 to an address that cannot be decoded: %s', async path => {
    const before = [handled.length, requestFailures.state.malformed];
    expect(await statusOf(port, get(path))).toBe('HTTP/1.1 400 Bad Request');
    expect([handled.length, requestFailures.state.malformed - 1]).toEqual(before);
  });

  it('answers 400 to text that is not a request', async () => {
    expect(await statusOf(port, 'hello\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
  });

  it('answers 500 where a handler fails', async () => {
    expect(await statusOf(port, get('/broken'))).toBe('HTTP/1.1 500 Internal Server Error');
  });

  it('refuses a WebSocket at an address that cannot be decoded', async () => {
    expect(await statusOf(port, get('/%', ...asSocket))).toBe('HTTP/1.1 400 Bad Request');
  });
});
