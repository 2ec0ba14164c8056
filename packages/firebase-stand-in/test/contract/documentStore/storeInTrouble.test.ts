import type { Browser, Page } from 'playwright';

import { bundleForBrowser } from './support/bundleForBrowser';
import { openChromium } from '../support/openChromium';
import { openPage } from './support/openPage';
import { startStoreServer, type StoreServer } from './support/startStoreServer';
import { TalkingPage } from './support/TalkingPage';

/** Each of these situations made a client stop for good when the server was slightly wrong. */
describe('the document store in trouble', () => {
  let browser: Browser;
  let script: string;
  let server: StoreServer;

  beforeAll(async () => {
    script = await bundleForBrowser('pageEntry');
    browser = await openChromium();
  }, 60_000);
  afterAll(() => browser.close());
  beforeEach(async () => {
    server = await startStoreServer({ script });
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map(context => context.close()));
    await server.close();
  });

  const talk = async (page: Page, host = '127.0.0.1'): Promise<TalkingPage> =>
    TalkingPage.open(page, { host, port: server.port, token: 'owner' });
  const openTwo = async (): Promise<[TalkingPage, TalkingPage]> => {
    const contexts = [await browser.newContext(), await browser.newContext()] as const;
    return [await talk(await openPage(contexts[0], server.port)), await talk(await openPage(contexts[1], server.port))];
  };

  it('keeps eight windows of one browser profile working, each under a host name of its own', async () => {
    const profile = await browser.newContext();
    const windows: TalkingPage[] = [];
    for (let index = 0; index < 8; index++)
      windows.push(await talk(await openPage(profile, server.port), `t${index}x${server.port}.localhost`));
    await Promise.all(windows.map((window, index) => window.say(`m${index}`, `window ${index}`)));
    await Promise.all(windows.map(window => window.hears(8)));
  }, 30_000);

  it('counts frames in UTF-16 units, so that emoji do not tear the stream', async () => {
    const [listener, writer] = await openTwo();
    const text = '😀é漢'.repeat(500);
    await writer.say('a', text);
    await listener.hears(1);
    await writer.say('b', '👩‍⚕️ after');
    await listener.hears(2);
    expect(await listener.heard()).toEqual([text, '👩‍⚕️ after']);
  }, 20_000);

  it('loses nothing when the connections are cut', async () => {
    const [listener, writer] = await openTwo();
    await writer.say('a', 'before');
    await listener.hears(1);
    server.handler.cutConnections();
    await writer.say('b', 'after');
    await listener.hears(2);
    const { sessions } = server.handler.stats;
    server.handler.cutConnections();
    await listener.say('c', 'and back');
    await writer.hears(3);
    expect(await listener.heard()).toEqual(['before', 'after', 'and back']);
    expect(server.handler.stats.sessions).toBeLessThanOrEqual(sessions + 2);
  }, 20_000);

  it('makes clients start again when it has forgotten their sessions', async () => {
    const [listener, writer] = await openTwo();
    await writer.say('a', 'before');
    await listener.hears(1);
    server.handler.forgetSessions();
    await writer.say('b', 'after');
    await listener.hears(2);
    expect(server.handler.stats.unknownSessions).toBeGreaterThan(0);
  }, 20_000);

  it('takes queued writes and corrects listeners after it was gone and came back from its journal', async () => {
    const [listener, writer] = await openTwo();
    await writer.say('a', 'kept');
    await writer.say('b', 'removed meanwhile');
    await listener.hears(2);
    await server.close();
    const refused = browser
      .contexts()
      .at(-1)
      ?.pages()[0]
      ?.waitForEvent('requestfailed', one => one.failure()?.errorText === 'net::ERR_CONNECTION_REFUSED');
    const queued = writer.say('c', 'queued');
    expect(await refused).toBeDefined();
    const { port, journal } = server;
    const cutOff = journal.at(-1)?.set[0]?.name ?? '';
    journal.push({ t: Date.now() * 1000, set: [], removed: [cutOff] });
    server = await startStoreServer({ port, journal, script });
    await queued;
    await listener.hearsJust('kept', 'queued');
    expect(await listener.heard()).toEqual(['kept', 'queued']);
  }, 40_000);
});
