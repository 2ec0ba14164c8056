import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { picture } from '../support/picture';
import { signIn } from '../support/signIn';

const failed = 'Failed to retrieve page. Please try again later.';

test.describe('legal pages', () => {
  for (const [doc, heading] of [
    ['eula', 'End-user licence agreement'],
    ['privacy-policy', 'Privacy policy'],
    ['collection-statement', 'Collection statement'],
  ] as const) {
    test(`show ${doc} to anybody`, async ({ page, sandbox }) => {
      await page.goto(`${sandbox.origin}/legal/${doc}`);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(`Staff dashboard - ${heading} - UK`);
      await expectAccessible(page, doc);
    });
  }

  test('scroll to what the address asks for', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 800, height: 200 });
    await page.goto(`${sandbox.origin}/legal/eula?goto=contact`);
    await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Contact' })).toBeFocused();
  });

  test('fall back to English where a language has none, and say in which it is written', async ({ page, sandbox }) => {
    await page.route('**/storage/legal/cy/eula.html', route =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Cytundeb</h1>' }),
    );
    await page.goto(`${sandbox.origin}/legal/eula?lang=CY`);
    await expect(page.getByRole('heading', { name: 'Cytundeb' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'cy');
    await page.goto(`${sandbox.origin}/legal/privacy-policy?lang=cy`);
    await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
  });

  test('say what is wrong with the address', async ({ page, sandbox }) => {
    for (const path of ['/legal/terms', '/legal', '/legal/EULA']) {
      await page.goto(sandbox.origin + path);
      await expect(page.getByRole('alert')).toContainText('Invalid parameter');
    }
    await expectAccessible(page, 'no such document');
    await page.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  });

  test('say that they could not be had, and can be asked for again', async ({ page, sandbox }) => {
    await page.route('**/storage/legal/**', route => route.fulfill({ status: 500 }));
    await page.goto(`${sandbox.origin}/legal/eula`);
    await expect(page.getByRole('alert')).toContainText(failed);
    await page.unroute('**/storage/legal/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'End-user licence agreement' })).toBeVisible();
  });

  test('name the language whose texts could not be had', async ({ page, sandbox }) => {
    await page.route('**/i18n/cy/**', route => route.abort());
    await page.goto(`${sandbox.origin}/legal/eula?lang=cy`);
    await expect(page.getByRole('alert')).toContainText("Problem with 'cy' language initialization");
  });

  test('can be read by a signed-in person, who stays signed in', async ({ page, sandbox }) => {
    await signIn(page, sandbox, 'amelia.hart@staff.example');
    await page.goto(`${sandbox.origin}/legal/eula`);
    await expect(page.getByRole('heading', { name: 'End-user licence agreement' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  test('can be read again without a network, in production', async ({ page, context, sandbox }) => {
    await context.route('**/environment.json', async route => {
      const settings = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...settings, production: true } });
    });
    await page.goto(`${sandbox.origin}/legal/eula`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'End-user licence agreement' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/storage/legal/en/eula.html');
    expect(kept.filter(path => path.startsWith('/api'))).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'End-user licence agreement' })).toBeVisible();
    await context.setOffline(false);
  });
});

test.describe('the external shell', () => {
  for (const path of ['/nowhere', '/transactional', '/transactional/unsubscribe', '/legal/eula/more']) {
    test(`says that ${path} does not exist`, async ({ page, sandbox }) => {
      await page.goto(sandbox.origin + path);
      await expect(
        page.getByRole('heading', { name: 'Sorry! The page you have tried to access does not exist.' }),
      ).toBeVisible();
      await expectAccessible(page, path);
    });
  }

  for (const [scheme, width] of [
    ['light', 320],
    ['dark', 320],
    ['dark', 1440],
  ] as const) {
    test(`is not cut off, ${scheme}, ${width} px`, async ({ page, sandbox }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`${sandbox.origin}/legal/privacy-policy`);
      await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
      await expectToFit(page);
      await expectAccessible(page, `${scheme}, ${width} px`);
      await picture(page, `legal-${scheme}-${width}`);
    });
  }
});

/** The policy speaks up about what is planted before it is removed, and a failed start is an uncaught error. */
test.describe('what goes wrong', () => {
  test.use({ watching: false });

  test('becomes text, and nothing that runs, loads or dresses itself up', async ({ page, sandbox }) => {
    const asked: string[] = [];
    page.on('request', request => void asked.push(request.url()));
    await page.route('**/storage/legal/en/eula.html', route =>
      route.fulfill({
        contentType: 'text/html',
        body: '<h1 class="shell" style="color:red">Terms</h1><img src="/planted.png" onerror="document.title=1"><script>document.title=2</script><form action="/x"><input></form><a href="javascript:alert(1)">a</a>',
      }),
    );
    await page.goto(`${sandbox.origin}/legal/eula`);
    await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible();
    expect(await page.getByRole('article').innerHTML()).toBe('<h1>Terms</h1><a>a</a>');
    expect(asked.filter(url => url.includes('planted'))).toEqual([]);
  });

  test('says with whose language the start failed', async ({ page, sandbox }) => {
    await page.route('**/i18n/en/session.json', route => route.abort());
    await page.goto(sandbox.origin);
    await expect(page.getByText("Problem with 'en' language initialization")).toBeVisible();
  });
});
