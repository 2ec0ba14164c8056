import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { endpoints } from '#sandbox/endpoints/endpoints';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { signInStaff } from '../sandbox/server/signInStaff';
import { everyNth } from '#test/support/longRun';

const MEGABYTE = 1 << 20;
/** Dropped bodies count until they are garbage-collected. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Far above what is on its way at one time, far below the body. */
const LIMIT = 100 * MEGABYTE;

/** Collects garbage only if the memory seems too large, because a collection takes long beside other tests. */
function heldBytes(before = 0): number {
  if (process.memoryUsage().arrayBuffers - before >= LIMIT) collectGarbage();
  return process.memoryUsage().arrayBuffers - before;
}

const doors: readonly (readonly [door: string, path: string, status: number])[] = [
  ['a call of the backend', `/api${endpoints.errorReporting.reportError.path}`, 413],
  ['the identity service', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', 413],
  ['the document store', '/v1/projects/demo/databases/(default)/documents:commit', 400],
  ['the channels of the document store', '/google.firestore.v1.Firestore/Write/channel?VER=8&RID=1', 400],
  ['the switches of faults', '/sandbox/faults', 413],
];

describe('a very large body', () => {
  let sandbox: Sandbox;
  let session: { readonly Authorization: string };

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    session = await signInStaff(sandbox, 'staff-amelia');
  });

  afterAll(() => sandbox.stop());

  /**
   * Sends a body of `megabytes` as fast as it is accepted, and then requests a small file on the same connection.
   * Returns the statuses. It uses a plain socket, since Node's own client stops sending at an early answer.
   */
  const post = (path: string, megabytes: number): Promise<readonly number[]> =>
    new Promise(resolve => {
      const chunk = Buffer.alloc(MEGABYTE, 'x');
      let answers = '';
      let sent = 0;
      const statuses = (): readonly number[] =>
        [...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
      const socket = connect(sandbox.port, '127.0.0.1');
      const line = (text: string): boolean => socket.write(`${text}\r\n`);
      const push = (): void => {
        while (sent < megabytes) {
          if (socket.destroyed) return;
          sent += 1;
          if (!socket.write(chunk)) return void socket.once('drain', push);
        }
        line(`GET /environment.json HTTP/1.1\r\nHost: localhost\r\n`);
      };
      socket.on('data', (data: Buffer) => {
        answers += data.toString('latin1');
        if (statuses().length === 2) socket.destroy();
      });
      socket.on('error', () => undefined).once('close', () => resolve(statuses()));
      line(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ` +
          `${megabytes * MEGABYTE}`,
      );
      line(`Authorization: ${session.Authorization}\r\n`);
      push();
    });

  // Every second endpoint. `npm run test:long` tries the others, too.
  it.each(everyNth(doors, 2))(
    'of 300 MB to %s is refused and not kept in memory',
    async (_door, path, status) => {
      const before = heldBytes();
      let most = 0;
      const watch = setInterval(() => (most = Math.max(most, heldBytes(before))), 100);
      expect((await post(path, 300))[0] ?? status).toBe(status);
      clearInterval(watch);
      expect(most).toBeLessThan(LIMIT);
    },
    60_000,
  );

  it.each(doors)(
    'of 20 MB to %s is answered, and the connection serves the next request',
    async (_door, path, status) => {
      expect(await post(path, 20)).toEqual([status, 200]);
    },
  );
});
