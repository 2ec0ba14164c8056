import { join } from 'node:path';
import { openChromium } from '../support/openChromium';
import { bundlePage } from '../support/bundlePage';
import { servePage } from '../support/servePage';
import { MemoryLines } from '../../../journal/MemoryLines';
import type { RequestHandler } from '../../../http/RequestHandler';
import type { Browser, Page } from 'playwright';
import { databaseOperations } from './databaseOperations';
import { startDatabaseServer, type DatabaseServer } from './support/startDatabaseServer';

const failureMark = 'firebase:previous_websocket_failure';

describe('the realtime database, when the connection suffers', () => {
  let page: RequestHandler;
  let browser: Browser;
  let server: DatabaseServer;

  beforeAll(async () => {
    page = servePage(await bundlePage(join(__dirname, 'databasePage.ts')));
    browser = await openChromium();
  }, 60_000);

  afterAll(() => browser.close());

  afterEach(async () => {
    await Promise.all(browser.contexts().map(context => context.close()));
    await server.close();
  });

  const openPage = async (): Promise<Page> => {
    const opened = await (await browser.newContext()).newPage();
    await opened.goto(`http://127.0.0.1:${server.port}/`);
    return opened;
  };
  const openAfterFailure = async (): Promise<Page> => {
    const opened = await openPage();
    await opened.evaluate(mark => localStorage.setItem(mark, 'true'), failureMark);
    await opened.reload();
    return opened;
  };
  const watch = (target: Page, path: string) => target.evaluate(place => databaseClient().watch(place), path);
  const seesValues = (target: Page, path: string, values: string) =>
    target.waitForFunction(
      ([place, expected]) => databaseClient().seesValues(place) === expected,
      [path, values] as const,
      {
        polling: 20,
      },
    );

  it('continues after every connection was cut, and writes what clients left behind', async () => {
    server = await startDatabaseServer({ page });
    const [watcher, writer] = [await openPage(), await openPage()];
    await watch(watcher, 'chat');
    await watch(watcher, 'presence');
    await writer.evaluate(async () => {
      await databaseClient().leaveBehind('presence/b', 'gone');
      await databaseClient().set('presence/b', 'here');
      for (const text of ['1', '2', '3', '4']) await databaseClient().push('chat', text);
    });
    await seesValues(watcher, 'chat', '2,3,4');
    await seesValues(watcher, 'presence', 'here');
    server.handler.cutConnections();
    await seesValues(watcher, 'presence', 'gone');
    await writer.evaluate(() => databaseClient().push('chat', '5'));
    await seesValues(watcher, 'chat', '3,4,5');
  }, 60_000);

  it('keeps its data over a restart, and delivers a message pushed in the meantime', async () => {
    const lines = new MemoryLines();
    server = await startDatabaseServer({ page, lines });
    const [watcher, writer] = [await openPage(), await openPage()];
    await watch(watcher, 'chat');
    await writer.evaluate(async () => {
      databaseClient().watchConnection();
      for (const text of ['1', '2']) await databaseClient().push('chat', text);
    });
    const { port } = server;
    await server.close();
    await writer.waitForFunction(() => databaseClient().sees('connected') === 'false', undefined, { polling: 20 });
    const pushed = writer.evaluate(() => databaseClient().push('chat', '3'));
    server = await startDatabaseServer({ page, lines, port });
    await pushed;
    await seesValues(watcher, 'chat', '1,2,3');
  }, 60_000);

  it('writes what a client left behind when its page is closed', async () => {
    server = await startDatabaseServer({ page });
    const leaver = await openPage();
    await leaver.evaluate(() => databaseClient().leaveBehind('presence/a', 'gone'));
    const watcher = await openPage();
    await watch(watcher, 'presence');
    await leaver.close();
    await seesValues(watcher, 'presence', 'gone');
  }, 60_000);

  it('connects a page that remembers a failed WebSocket, first by polling and then by a WebSocket', async () => {
    server = await startDatabaseServer({ page });
    const client = await openAfterFailure();
    server.requests.length = 0;
    await watch(client, 'chat');
    await client.evaluate(() => databaseClient().push('chat', '1'));
    await seesValues(client, 'chat', '1');
    expect(server.requests).toContain('/.lp');
    await client.waitForFunction(mark => localStorage.getItem(mark) === null, failureMark, { polling: 20 });
    server.database.set('chat/~', 'from the backend');
    await seesValues(client, 'chat', '1,from the backend');
    expect(server.requests).toContain('/.ws');
  }, 60_000);

  describe('where WebSockets never open', () => {
    const openWithoutWebSockets = async (): Promise<Page> => {
      server = await startDatabaseServer({ page, acceptsSockets: false });
      return openAfterFailure();
    };

    it('does everything on the list by polling alone', async () => {
      const client = await openWithoutWebSockets();
      for (const { name } of databaseOperations) {
        const outcome = await client.evaluate(
          chosen => databaseOperation(chosen, Number(location.port)).then(() => 'ok', String),
          name,
        );
        expect([name, outcome]).toEqual([name, 'ok']);
      }
    }, 120_000);

    it('writes what a client left behind when its page is closed', async () => {
      const leaver = await openWithoutWebSockets();
      await leaver.evaluate(() => databaseClient().leaveBehind('presence/a', 'gone'));
      const watcher = await openAfterFailure();
      await watch(watcher, 'presence');
      await leaver.close();
      await seesValues(watcher, 'presence', 'gone');
    }, 60_000);

    it('continues after every connection was cut', async () => {
      const client = await openWithoutWebSockets();
      await watch(client, 'chat');
      await client.evaluate(() => databaseClient().push('chat', '1'));
      server.handler.cutConnections();
      await client.evaluate(() => databaseClient().push('chat', '2'));
      await seesValues(client, 'chat', '1,2');
    }, 60_000);
  });
});
