import type { Page } from '@playwright/test';
import type { Screen } from './screens';
import { heading, press, text } from './support/screenSteps';

const organisation = '/admin/organisations/org-12';
const organisationRoute = '/admin/organisations/:organisationId';
const provider = '/admin/organisations/thrive';

const patient = '/admin/users?user=patient-05';

/** Opens a dialog of the panel with a person's data. */
const openData = (button: RegExp) => async (page: Page) => {
  await press(button)(page);
  await page.getByRole('dialog').waitFor();
};

/** Answers the calls for a person who was deleted. */
async function showReceipt(page: Page): Promise<void> {
  const receipt = {
    ...{ receiptId: '0b7d2f0e-9f3c-4c61-8a44-5a1f6f1f2b10', deletedAt: '2026-11-20T10:12:00Z' },
    ...{
      deletedByName: 'Dana Whitfield',
      exportId: 'e',
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    ...{ source: 'UK', signedUrl: 'https://uk.example/exports/e', undoUntil: '2099-12-20T10:12:00Z' },
    counts: [
      { part: 'account', count: 1 },
      { part: 'history', count: 412 },
      { part: 'messages', count: 1_204 },
    ],
  };
  const gone = { userId: 'gone', confirmWith: '', counts: [], stays: [], told: [], refusals: [], receipt };
  await page.route('**/api/users/data/*', route => route.fulfill({ json: gone }));
  await page.goto(new URL('/admin/users?user=gone', page.url()).href);
}

/** The screens of an administrator. */
export const administrationScreens: readonly Omit<Screen, 'viewer'>[] = [
  { name: 'administrator', route: '/home', path: '/home', shown: 'h2' },
  {
    name: 'organisations',
    route: '/admin/organisations',
    path: '/admin/organisations',
    shown: '[role=treeitem]',
  },
  {
    name: 'organisations-found',
    route: '/admin/organisations',
    path: '/admin/organisations',
    shown: '[role=treeitem]',
    open: page => page.getByRole('searchbox').first().fill('ashford'),
    opened: 'role=button[name=/in the tree$/] >> nth=0',
  },
  {
    name: 'organisation-search',
    route: '/admin/organisations/search',
    path: '/admin/organisations/search?searchTerms=ashford',
    shown: heading('Search organisations'),
  },
  {
    name: 'new-organisation',
    route: '/admin/organisations/new/details',
    path: '/admin/organisations/new/details?parentId=org-7',
    shown: heading('New organisation'),
  },
  {
    name: 'organisation',
    route: organisationRoute,
    path: organisation,
    shown: 'role=button[name="Disable organisation…"]',
  },
  {
    name: 'organisation-disabling',
    isUnsaved: true,
    route: organisationRoute,
    path: organisation,
    shown: 'role=button[name="Disable organisation…"]',
    open: async page => {
      await press('Disable organisation…')(page);
      await page.getByText('Compare V1 and V2').click();
    },
    opened: text('V1 and V2 give the same values.'),
  },
  {
    name: 'organisation-details',
    route: `${organisationRoute}/details`,
    path: `${organisation}/details`,
    shown: 'main form',
  },
  {
    name: 'organisation-links',
    isUnsaved: true,
    route: `${organisationRoute}/gothrive-client-links`,
    path: '/admin/organisations/org-33/gothrive-client-links',
    shown: 'role=button[name="Add a link"]',
    open: press('Add a link'),
  },
  {
    name: 'organisation-app',
    route: `${organisationRoute}/app-settings`,
    path: '/admin/organisations/org-45/app-settings',
    shown: 'role=group[name="Crisis contact"]',
  },
  {
    name: 'organisation-app-changed',
    isUnsaved: true,
    route: `${organisationRoute}/app-settings`,
    path: '/admin/organisations/org-2/app-settings',
    shown: 'role=group[name="Colour"]',
    open: async page => {
      const colour = page.getByRole('group', { name: 'Colour', exact: true });
      await colour.getByRole('radio', { name: 'Own', exact: true }).check({ force: true });
      await colour.getByLabel('Colour', { exact: true }).fill('#1f5f8b');
    },
    opened: heading('What will change'),
  },
  {
    name: 'organisation-children',
    route: `${organisationRoute}/children`,
    path: '/admin/organisations/org-7/children',
    shown: '[role=treeitem]',
  },
  {
    name: 'codes',
    route: `${organisationRoute}/access`,
    path: '/admin/organisations/org-3/access',
    shown: '[role=grid] [role=row] [role=rowheader]',
  },
  {
    name: 'codes-selected',
    route: `${organisationRoute}/access`,
    path: '/admin/organisations/org-3/access',
    shown: '[role=grid] [role=row] [role=rowheader]',
    open: page => page.getByRole('checkbox', { name: 'Select all that are loaded' }).check(),
    opened: text('Clear'),
  },
  {
    name: 'code-disabling',
    isUnsaved: true,
    route: `${organisationRoute}/access`,
    path: '/admin/organisations/org-26/access?code=MILL-LANE',
    shown: 'role=button[name="Disable code…"]',
    open: press('Disable code…'),
    opened: 'role=textbox[name="Reason"]',
  },
  {
    name: 'many-codes-with-faults',
    isUnsaved: true,
    route: `${organisationRoute}/access`,
    path: '/admin/organisations/org-4/access?show=many',
    shown: 'role=button[name="Check the list"]',
    open: press('Check the list'),
    opened: text('Enter a reason.'),
  },
  {
    name: 'new-code-with-faults',
    isUnsaved: true,
    route: `${organisationRoute}/access`,
    path: '/admin/organisations/org-4/access?show=new',
    shown: 'role=button[name="Create code"]',
    open: press('Create code'),
    opened: text('Choose whether seats are limited.'),
  },
  { name: 'provider', route: provider, path: provider, shown: 'main h2' },
  { name: 'provider-details', route: `${provider}/details`, path: `${provider}/details`, shown: 'main form' },
  {
    name: 'provider-codes',
    route: `${provider}/access`,
    path: `${provider}/access`,
    shown: '[role=grid] [role=row] [role=rowheader]',
  },
  {
    name: 'provider-links',
    route: `${provider}/gothrive-client-links`,
    path: `${provider}/gothrive-client-links`,
    shown: 'role=button[name="Add a link"]',
  },
  {
    name: 'provider-app',
    route: `${provider}/app-settings`,
    path: `${provider}/app-settings`,
    shown: 'role=group[name="Crisis contact"]',
  },
  { name: 'provider-children', route: `${provider}/children`, path: `${provider}/children`, shown: 'role=tree' },
  {
    name: 'people',
    route: '/admin/users',
    path: '/admin/users',
    shown: '.data-table [role=row] [role=rowheader]',
  },
  {
    name: 'people-selected',
    route: '/admin/users',
    path: '/admin/users',
    shown: '.data-table [role=row] [role=rowheader]',
    open: page => page.getByRole('checkbox', { name: 'Select all that are loaded' }).check(),
    opened: text('Clear'),
  },
  {
    name: 'person',
    route: '/admin/users',
    path: '/admin/users?user=staff-emrys',
    shown: heading('What they can do'),
  },
  {
    name: 'person-changed',
    isUnsaved: true,
    route: '/admin/users',
    path: '/admin/users?user=staff-amelia',
    shown: heading('Duties as a therapist'),
    open: page => page.getByRole('checkbox', { name: 'Admin', exact: true }).check({ force: true }),
    opened: 'role=group[name="What changes"]',
  },
  {
    name: 'person-data',
    route: '/admin/users',
    path: patient,
    shown: heading('Personal data'),
    open: page => page.getByRole('heading', { name: 'Personal data' }).scrollIntoViewIfNeeded(),
    opened: text('No export in the last 24 hours.'),
  },
  {
    name: 'person-data-export-with-faults',
    isUnsaved: true,
    route: '/admin/users',
    path: patient,
    shown: heading('Personal data'),
    open: async page => {
      await openData(/^Export data…$/)(page);
      await press('Export data')(page);
    },
    opened: text('Choose what the file holds.'),
  },
  {
    name: 'person-data-delete',
    isUnsaved: true,
    route: '/admin/users',
    path: patient,
    shown: heading('Personal data'),
    open: openData(/^Delete data…$/),
    opened: heading('What stays'),
  },
  {
    name: 'person-data-receipt',
    route: '/admin/users',
    path: patient,
    shown: heading('Personal data'),
    open: showReceipt,
    opened: heading('Personal data deleted'),
  },
  {
    name: 'import-person',
    isUnsaved: true,
    route: '/admin/users',
    path: '/admin/users?view=deletions',
    shown: 'role=button[name="Import a person…"]',
    open: async page => {
      await openData(/^Import a person…$/)(page);
      await press('Import person')(page);
    },
    opened: text('Choose the region that made the export.'),
  },
  {
    name: 'new-person-with-faults',
    isUnsaved: true,
    route: '/admin/users',
    path: '/admin/users?new=person',
    shown: 'role=button[name="Create the account"]',
    open: press('Create the account'),
    opened: text('Enter a reason'),
  },
  { name: 'new-people', route: '/admin/users', path: '/admin/users?new=people', shown: 'main textarea' },
  { name: 'review', route: '/admin/users', path: '/admin/users?view=review', shown: heading('Access review') },
  {
    name: 'deletion-requests',
    route: '/admin/users',
    path: '/admin/users?view=deletions',
    shown: '[role=grid] [role=row] [role=rowheader]',
  },
  {
    name: 'review-entered',
    isUnsaved: true,
    route: '/admin/users',
    path: '/admin/users?view=review',
    shown: '[role=grid] [role=row] [role=rowheader]',
    open: async page => {
      await page
        .getByRole('grid')
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
      await press('Review selected…')(page);
      await press('Check the list')(page);
    },
    opened: text('Enter a reason of 10 to 500 characters.'),
  },
  {
    name: 'promote-analysts',
    route: '/admin/promote-users-analyst',
    path: '/admin/promote-users-analyst',
    shown: 'main textarea',
  },
  {
    name: 'promote-analysts-with-faults',
    isUnsaved: true,
    route: '/admin/promote-users-analyst',
    path: '/admin/promote-users-analyst',
    shown: 'main textarea',
    open: press('Check the list'),
    opened: text('Choose whether there is an end date.'),
  },
  {
    name: 'downgrade-analysts',
    route: '/admin/downgrade-users-analyst',
    path: '/admin/downgrade-users-analyst',
    shown: 'main textarea',
  },
  {
    name: 'promote-analysts-checked',
    isUnsaved: true,
    route: '/admin/promote-users-analyst',
    path: '/admin/promote-users-analyst',
    shown: 'role=button[name="Check the list"]',
    open: async page => {
      const people = ['amelia.hart', 'farah.nassiri', 'nobody', 'dana.whitcombe'];
      await page.getByLabel('People, one per line').fill(people.map(name => `${name}@staff.example`).join('\n'));
      await page.getByLabel('Their organisation and its sub-organisations').check({ force: true });
      await page.getByLabel('No end date').check({ force: true });
      await page.getByLabel('Reason for the change').fill('Two analysts join the reporting team.');
      await press('Check the list')(page);
    },
    opened: text('others stay as they are'),
  },
  { name: 'promote-users', route: '/admin/promote-users', path: '/admin/promote-users', shown: 'main textarea' },
  {
    name: 'region',
    route: '/admin/region-settings',
    path: '/admin/region-settings',
    shown: '.region-week',
  },
  {
    name: 'region-with-faults',
    isUnsaved: true,
    route: '/admin/region-settings',
    path: '/admin/region-settings',
    shown: '.region-week',
    open: async page => {
      await page.getByLabel('Hours on Saturday').selectOption('own');
      await press('Add a date')(page);
      await press('Save core hours')(page);
      await press(/^Clocks go forward/)(page);
    },
    opened: text('Something is missing or wrong. Check the marked fields.'),
  },
  {
    name: 'message-alerts',
    route: '/admin/message-alerts',
    path: '/admin/message-alerts',
    shown: '[role=row] >> nth=1',
  },
  {
    name: 'message-alert',
    route: '/admin/message-alerts',
    path: '/admin/message-alerts?message=alert-update&generation=v2',
    shown: heading('Edit message'),
  },
  {
    name: 'message-alert-faults',
    route: '/admin/message-alerts',
    path: '/admin/message-alerts?new=v2',
    shown: heading('New message'),
    open: press('Publish…'),
    opened: text('Choose an audience.'),
  },
  { name: 'surveys', route: '/admin/tools/survey', path: '/admin/tools/survey', shown: 'ul a' },
  {
    name: 'survey-builder',
    route: '/admin/tools/survey',
    path: '/admin/tools/survey?survey=survey-welcome',
    shown: 'ol button',
    open: press(/have you had thoughts of harming yourself/),
    opened: text('Does it ask about harming oneself?'),
  },
  {
    name: 'survey-problems',
    route: '/admin/tools/survey',
    path: '/admin/tools/survey?survey=survey-university',
    shown: 'ol button',
    open: async page => {
      await press(/Thank you for telling us/)(page);
      await press('Delete question')(page);
    },
    opened: text('has no crisis contact'),
  },
  {
    name: 'survey-organisations',
    route: '/admin/tools/survey',
    path: '/admin/tools/survey?survey=survey-university&view=organisations',
    shown: 'input[type=checkbox]',
  },
];
