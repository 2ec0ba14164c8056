import { expect, test } from '../support/dashboard';
import { reloadOnceKept } from '../support/reloadOnceKept';
import { openSignedIn } from '../support/staffSession';
import { emailOf } from '../screens';

test('a survey is built, previewed, published, assigned to an organisation and answered by its patient', async ({
  page,
  browser,
  quiet,
}) => {
  const patient = await (await browser.newContext()).newPage();
  await patient.goto(`${quiet.origin}/practice`);
  await patient.getByLabel('Whose app').selectOption({ index: 0 });
  const held = (id: string) => patient.locator(`#app-${id}`);
  await expect(held('organisation')).not.toHaveText('…');
  const organisation = ((await held('organisation').textContent()) ?? '').replace(/ \(.*/, '');
  while ((await held('survey').textContent()) !== 'None to answer') {
    const before = (await held('survey').textContent()) ?? '';
    await patient.getByRole('button', { name: 'Answer the whole survey' }).click();
    await expect(held('survey')).not.toHaveText(before);
  }

  await openSignedIn(page, quiet, emailOf.administrator, '/admin/tools/survey');
  await page.getByRole('button', { name: 'New survey' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Sleep check');
  await page.getByLabel('End of its address').fill('sleep-check');
  await page.getByRole('button', { name: 'Create survey' }).click();
  const outline = page.getByRole('region', { name: 'Outline' });
  const preview = page.getByRole('region', { name: 'Preview' });
  const add = async (text: string, kind: string): Promise<void> => {
    await outline.getByRole('button', { name: 'Add question' }).click();
    await page.getByLabel('Question', { exact: true }).fill(text);
    await page.getByLabel('Kind of answer').selectOption({ label: kind });
  };
  await add('Thank you.', 'Statement');
  await add('What keeps you awake?', 'Short text');
  await add('Do you sleep well?', 'Yes or no');

  // Ordered by keyboard and by pointer.
  const item = (text: string) => outline.getByRole('button', { name: new RegExp(text.replace('?', '\\?')) });
  const order = () => outline.getByRole('listitem').allTextContents();
  await item('Do you sleep well?').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(item('Do you sleep well?')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await item('What keeps you awake?').dragTo(item('Thank you.'));
  await expect
    .poll(async () => (await order()).map(text => text.replace(/[^a-z ]/gi, ' ')))
    .toEqual([
      expect.stringContaining('Do you sleep well'),
      expect.stringContaining('What keeps you awake'),
      expect.stringContaining('Thank you'),
    ]);
  await item('What keeps you awake?').click();
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByLabel('Value of condition 1').selectOption({ label: 'No' });
  await expect(page.getByText('This question is shown when 1 Do you sleep well? is No.')).toBeVisible();

  // Kept over a reload, previewed, published.
  await reloadOnceKept(page);
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await preview.getByLabel('Yes', { exact: true }).check();
  await preview.getByRole('button', { name: 'Continue' }).click();
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Thank you.');
  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await expect(page.getByText('Published. Patients who begin now get this version.')).toBeVisible();
  await expect(held('survey')).toHaveText('None to answer');

  // Assigned to the patient's organisation.
  await page.getByRole('link', { name: 'Organisations', exact: true }).last().click();
  await page.getByText('Available', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search organisations' }).fill(organisation);
  await page.getByLabel(`Select ${organisation}`, { exact: true }).press('Space');
  await page.getByLabel('Reason').fill('Sleep week.');
  await page.getByRole('button', { name: 'Check giving it to 1 organisation' }).click();
  await page.getByRole('button', { name: 'Give it to 1 organisation' }).click();

  // Asked in this order, and continued after the app was left.
  await expect(held('survey')).toHaveText('Sleep check: Do you sleep well? (yesNo)');
  await patient.getByLabel('Answer', { exact: true }).fill('no');
  await patient.getByRole('button', { name: 'Answer the question' }).click();
  await expect(held('survey')).toHaveText('Sleep check: What keeps you awake? (shortText)');
  await patient.reload();
  await patient.getByLabel('Whose app').selectOption({ index: 0 });
  await expect(held('survey')).toHaveText('Sleep check: What keeps you awake? (shortText)');
  await patient.getByRole('button', { name: 'Answer the whole survey' }).click();
  await expect(held('survey')).toHaveText('None to answer');
});
