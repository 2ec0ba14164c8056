import { pageLocationContract, type PageLocationHarness } from '#test/support/contracts/session/pageLocationContract';
import { FakePageLocation } from '#test/support/fakes/session/FakePageLocation';
import { BrowserDevice } from './support/BrowserDevice';

const SITE = 'https://dashboard.example:8443';

let device: BrowserDevice;
beforeAll(async () => {
  device = await BrowserDevice.start();
});
afterEach(() => device.putAway());
afterAll(() => device.stop());

async function fake(path: string): Promise<PageLocationHarness> {
  const location = new FakePageLocation({}, SITE, path);
  return {
    site: SITE,
    location: {
      origin: async () => location.origin(),
      here: async () => location.here(),
      consumeQuery: async (...names) => location.consumeQuery(...names),
      saveForReload: async values => location.saveForReload(values),
      savedForReload: async () => location.savedForReload(),
      leaveFor: async url => location.leaveFor(url),
      restartAt: async at => location.restartAt(at),
    },
    address: async () => location.address(),
    goBack: async () => location.goBack(),
    reload: async () => location.reload(),
  };
}

async function browser(path: string): Promise<PageLocationHarness> {
  const page = await device.open(SITE + path);
  const nextPage = (act: Promise<void>): Promise<void> =>
    Promise.all([act, page.waitForEvent('load')]).then(() => undefined);
  return {
    site: SITE,
    location: {
      origin: () => page.evaluate(() => windowTools.location.origin()),
      here: () => page.evaluate(() => windowTools.location.here()),
      consumeQuery: (...names) => page.evaluate(asked => windowTools.location.consumeQuery(...asked), names),
      saveForReload: values => page.evaluate(kept => windowTools.location.saveForReload(kept), values),
      savedForReload: () => page.evaluate(() => windowTools.location.savedForReload()),
      leaveFor: url => nextPage(page.evaluate(to => windowTools.location.leaveFor(to), url)),
      restartAt: at => nextPage(page.evaluate(to => windowTools.location.restartAt(to), at)),
    },
    address: async () => page.url(),
    goBack: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
  };
}

pageLocationContract('FakePageLocation', fake);
pageLocationContract('BrowserPageLocation', browser);
