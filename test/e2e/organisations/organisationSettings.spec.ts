import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { picture } from '../support/picture';
import { signIn } from '../support/signIn';

const dana = 'dana.whitfield@staff.example';

for (const look of looks)
  test(`settings can be read and changed in the ${look.colorScheme} theme at ${look.width} px`, async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.setViewportSize({ width: look.width, height: 1900 });
    await signIn(page, sandbox, dana, '/admin/organisations/org-40/details');
    await expect(page.getByRole('button', { name: 'Save details' })).toBeVisible();
    await expectAccessible(page, 'details');
    await expectToFit(page);
    await picture(page, `details-${look.colorScheme}-${look.width}`, { fullPage: true });
    await page.goto(`${sandbox.origin}/admin/organisations/org-2/app-settings`);
    const colour = page.getByRole('group', { name: 'Colour', exact: true });
    await colour.getByRole('radio', { name: 'Own value' }).check({ force: true });
    await colour.getByRole('textbox', { name: 'Colour', exact: true }).fill('#2f6f4f');
    await expect(page.getByRole('heading', { name: 'What will change' })).toBeVisible();
    await expectAccessible(page, 'app settings');
    await expectToFit(page);
    await picture(page, `app-settings-${look.colorScheme}-${look.width}`, { fullPage: true });
  });
