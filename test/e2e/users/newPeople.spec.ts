import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';
import { emailOf } from '../screens';

const addresses = Array.from({ length: 12 }, (_, at) => `new-${at}@people.example`);

test('people from a CSV file get one account each despite a reload, and the result is a CSV file', async ({
  page,
  quiet,
}) => {
  page.on('dialog', dialog => void dialog.accept().catch(() => undefined));
  await openSignedIn(page, quiet, emailOf.administrator, '/admin/users?new=people');
  const rows = [...addresses.map(address => `${address},"Ada ""B""","<b>N</b>, Jr"`), '=1+1,Formula,Formula'];
  const file = `\uFEFFEmail address,First name,Last name\r\n${rows.join('\r\n')}\r\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByLabel('People, one per line')).toHaveValue(/=1\+1/);
  await page.getByLabel('Access code of people without one').fill('mill-lane');
  await page.getByLabel('Reason', { exact: true }).fill('Joins the team of the north.');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByLabel('Type 12 to confirm').fill('12');
  let calls = 0;
  const carriedOut = new Promise<void>(resolve => {
    void page.route('**/users/createWithAccessCode*', async route => {
      calls += 1;
      if (calls < 4) return route.continue();
      if (calls > 4) return undefined;
      await route.fetch();
      return resolve();
    });
  });
  await page.getByRole('button', { name: 'Create 12 accounts' }).click();
  await carriedOut;
  await page.reload();
  await expect(page.getByText('Interrupted. Nothing changes until you continue.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/^Finished, but not everything/)).toBeVisible();
  expect(await quiet.carriedOut('users.create')).toBe(12);
  for (const address of addresses) expect(await quiet.emailsTo(address), address).toHaveLength(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const table: string[][] = parse(readFileSync(await download.path()), { bom: true });
  expect(table.map(([number, person]) => [number, person])).toEqual([
    ['No.', 'Person'],
    ...addresses.map((address, at) => [`${at + 1}`, address]),
    ['13', "'=1+1"],
  ]);
});
