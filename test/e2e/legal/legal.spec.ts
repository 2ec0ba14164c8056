import { expect, test } from '../support/dashboard';

test('a legal page can be read again offline, in production', async ({ page, context, sandbox }) => {
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

/** The policy reports the injected text before it is removed. */
test.describe('an injected text', () => {
  test.use({ watching: false });

  test('shows markup as text, of which nothing runs, loads or is styled', async ({ page, sandbox }) => {
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
});
