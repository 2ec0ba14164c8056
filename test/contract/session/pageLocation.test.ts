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
      takeQuery: async (...names) => location.takeQuery(...names),
      keepForReload: async values => location.saveForReload(values),
      keptForReload: async () => location.keptForReload(),
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
      takeQuery: (...names) => page.evaluate(asked => windowTools.location.takeQuery(...asked), names),
      keepForReload: values => page.evaluate(kept => windowTools.location.saveForReload(kept), values),
      keptForReload: () => page.evaluate(() => windowTools.location.keptForReload()),
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
