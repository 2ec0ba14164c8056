import type { Page } from '@playwright/test';
import type { KnownPath } from '@/presentation/app/routes/knownRoutes';

/** Addresses that need no session, beside those of the shell. */
export const openRoutes = [
  '/authentication/login',
  '/authentication/recovery',
  '/authentication/action',
  '/authentication/logout',
  '/callback',
  '/legal/:doc',
  '/unknown',
] as const;

export type ScreenRoute = KnownPath | '/home' | (typeof openRoutes)[number];

/** Who looks: nobody signed in, or a seeded member of staff who has the permissions. */
export type Viewer = 'visitor' | 'therapist' | 'administrator';

export const emailOf: Readonly<Record<Exclude<Viewer, 'visitor'>, string>> = {
  therapist: 'amelia.hart@staff.example',
  administrator: 'dana.whitfield@staff.example',
};

/** One state of a screen, as the gallery checks it and `npm run pictures` photographs it. */
export interface Screen {
  readonly name: string;
  readonly route: ScreenRoute;
  /** An address of the route. */
  readonly path: string;
  readonly viewer: Viewer;
  /** Selector of what is visible once the screen is loaded. */
  readonly shown: string;
  /** What is pressed or typed to reach the state. */
  readonly open?: (page: Page) => Promise<void>;
  /** Selector of what is visible then. */
  readonly opened?: string;
  /** The README shows it. */
  readonly isInReadme?: true;
}

const profile = '/therapist/assigned-patients/patient-profile/p-04';
const profileRoute = '/therapist/assigned-patients/patient-profile/:patientId';
const organisation = '/admin/organisations/org-12';
const organisationRoute = '/admin/organisations/:organisationId';
const provider = '/admin/organisations/thrive';
const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click();
const text = (words: string): string => `text=${words}`;
const heading = (words: string): string => `role=heading[name="${words}"]`;

/** All states of one viewer are visited in this order, in one window. */
const of = (viewer: Viewer, screens: readonly Omit<Screen, 'viewer'>[]): readonly Screen[] =>
  screens.map(screen => ({ ...screen, viewer }));

const visitors = of('visitor', [
  {
    name: 'login',
    route: '/authentication/login',
    path: '/authentication/login',
    shown: text('Or select an SSO provider'),
  },
  {
    name: 'login-with-faults',
    route: '/authentication/login',
    path: '/authentication/login',
    shown: text('Or select an SSO provider'),
    open: page => page.getByLabel('Username (email)').press('Enter'),
    opened: text('Email is required'),
  },
  {
    name: 'recovery',
    route: '/authentication/recovery',
    path: '/authentication/recovery',
    shown: heading('Account Recovery'),
  },
  {
    name: 'dead-link',
    route: '/authentication/action',
    path: '/authentication/action?mode=resetPassword&oobCode=dead',
    shown: 'role=button[name="Send me a new link"]',
  },
  { name: 'callback', route: '/callback', path: '/callback?code=a&state=b', shown: 'role=button[name="Start again"]' },
  { name: 'privacy-policy', route: '/legal/:doc', path: '/legal/privacy-policy', shown: heading('Privacy policy') },
  { name: 'no-document', route: '/legal/:doc', path: '/legal/nothing', shown: 'h1' },
]);

const therapists = of('therapist', [
  { name: 'home', route: '/home', path: '/home', shown: '.home-patients > li', isInReadme: true },
  {
    name: 'palette',
    route: '/home',
    path: '/home',
    shown: '.home-patients > li',
    open: page => page.keyboard.press('Control+k'),
    opened: 'role=dialog >> role=combobox',
  },
  {
    name: 'shortcuts',
    route: '/home',
    path: '/home',
    shown: '.home-patients > li',
    open: page => page.keyboard.press('?'),
    opened: 'role=dialog[name="Keyboard shortcuts"]',
  },
  {
    name: 'tabs',
    route: '/home',
    path: '/home',
    shown: '.home-patients > li',
    open: press(/^All tabs: /),
    opened: 'role=searchbox[name="Search tabs"]',
  },
  {
    name: 'notifications',
    route: '/home',
    path: '/home',
    shown: '.home-patients > li',
    open: press(/^Notifications/),
    opened: '.alert-menu',
  },
  {
    name: 'connections',
    route: '/home',
    path: '/home',
    shown: '.home-patients > li',
    open: press(/^Connections: /),
    opened: heading('Connections'),
  },
  {
    name: 'log-out',
    route: '/home',
    path: '/home',
    shown: '.home-patients > li',
    open: press('Log Out'),
    opened: text('Are you sure that you want to log out?'),
  },
  {
    name: 'chat-requests-v1',
    route: '/therapist/chat-requests',
    path: '/therapist/chat-requests',
    shown: 'main h1',
  },
  {
    name: 'chat-requests-v2',
    route: '/therapist/go-chat-requests',
    path: '/therapist/go-chat-requests',
    shown: 'main li',
  },
  { name: 'chat-v1', route: '/therapist/chat', path: '/therapist/chat', shown: 'main li' },
  {
    name: 'chat',
    route: '/therapist/go-chat/:list/:chatSessionId?',
    path: '/therapist/go-chat/all',
    shown: 'main li',
    isInReadme: true,
  },
  {
    name: 'conversation',
    route: '/therapist/go-chat/:list/:chatSessionId?',
    path: '/therapist/go-chat/all',
    shown: 'a.chat-conversation',
    open: page => page.locator('a.chat-conversation[href*="/go-chat/"]').first().click(),
    opened: 'article.chat-message',
  },
  {
    name: 'conversation-v1',
    route: '/therapist/chat/:chatSessionId',
    path: '/therapist/chat',
    shown: 'a.chat-conversation',
    open: page => page.locator('a.chat-conversation[href*="/therapist/chat/"]').first().click(),
    opened: 'article.chat-message',
  },
  { name: 'chat-log', route: '/therapist/chat-log', path: '/therapist/chat-log', shown: heading('V1 Chat Log') },
  { name: 'claim-chat', route: '/therapist/claim-chat', path: '/therapist/claim-chat', shown: heading('Claim Chat') },
  {
    name: 'patients',
    route: '/therapist/assigned-patients',
    path: '/therapist/assigned-patients',
    shown: '.patient-row',
    isInReadme: true,
  },
  { name: 'profile', route: profileRoute, path: profile, shown: '.moment' },
  {
    name: 'timeline',
    route: `${profileRoute}/timeline`,
    path: `${profile}/timeline`,
    shown: '.moment',
    isInReadme: true,
  },
  {
    name: 'record',
    route: `${profileRoute}/record`,
    path: `${profile}/record`,
    shown: 'role=button[name="Save record"]',
  },
  {
    name: 'assessment-with-faults',
    route: `${profileRoute}/record`,
    path: `${profile}/record`,
    shown: 'role=button[name="Add risk assessment"]',
    open: async page => {
      await press('Add risk assessment')(page);
      await press('Save assessment')(page);
    },
    opened: text('Choose the level of risk.'),
  },
  { name: 'scores', route: `${profileRoute}/mood-meter`, path: `${profile}/mood-meter`, shown: 'main svg' },
  {
    name: 'appointment',
    route: `${profileRoute}/appointment/:appointmentId?`,
    path: `${profile}/appointment`,
    shown: 'role=button[name="Save appointment"]',
  },
  {
    name: 'own-profile',
    route: '/therapist/profile',
    path: '/therapist/profile',
    shown: 'role=button[name="Save hours"]',
  },
  { name: 'settings', route: '/account/settings', path: '/account/settings', shown: heading('Sounds') },
  {
    name: 'settings-with-faults',
    route: '/account/settings',
    path: '/account/settings',
    shown: heading('Sounds'),
    open: async page => {
      await page.getByLabel('New email address').fill('no address');
      await press('Send confirmation link')(page);
      await press('Request deletion…')(page);
    },
    opened: 'role=alert',
  },
  {
    name: 'refusal',
    route: '/admin/organisations',
    path: '/admin/organisations',
    shown: text('organisations:edit'),
  },
  {
    name: 'no-page',
    route: '/unknown',
    path: '/admin/users/nowhere',
    shown: text('Sorry! The page you have tried to access does not exist.'),
  },
]);

const administrators = of('administrator', [
  { name: 'administrator', route: '/home', path: '/home', shown: 'h2', isInReadme: true },
  {
    name: 'organisations',
    route: '/admin/organisations',
    path: '/admin/organisations',
    shown: '.organisation-line',
    isInReadme: true,
  },
  {
    name: 'organisations-found',
    route: '/admin/organisations',
    path: '/admin/organisations',
    shown: '.organisation-line',
    open: page => page.getByRole('searchbox').first().fill('ashford'),
    opened: 'text=/organisations found/',
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
    route: organisationRoute,
    path: organisation,
    shown: 'role=button[name="Disable organisation…"]',
    open: async page => {
      await press('Disable organisation…')(page);
      await page.getByText('For support: V1 and V2').click();
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
    name: 'organisation-children',
    route: `${organisationRoute}/children`,
    path: '/admin/organisations/org-7/children',
    shown: '.organisation-line, main table, main [role=grid]',
  },
  {
    name: 'codes',
    route: `${organisationRoute}/access`,
    path: '/admin/organisations/org-3/access',
    shown: '[role=grid] [role=row] [role=rowheader]',
  },
  {
    name: 'new-code-with-faults',
    route: `${organisationRoute}/access`,
    path: '/admin/organisations/org-4/access?show=new',
    shown: 'role=button[name="Create code"]',
    open: press('Create code'),
    opened: 'role=alert',
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
  { name: 'provider-children', route: `${provider}/children`, path: `${provider}/children`, shown: 'main h2' },
  {
    name: 'people',
    route: '/admin/users',
    path: '/admin/users',
    shown: '.data-table [role=row] [role=rowheader]',
    isInReadme: true,
  },
  {
    name: 'person',
    route: '/admin/users',
    path: '/admin/users?user=staff-emrys',
    shown: '.user-panels',
    isInReadme: true,
  },
  {
    name: 'new-person-with-faults',
    route: '/admin/users',
    path: '/admin/users?new=person',
    shown: 'role=button[name="Create the account"]',
    open: press('Create the account'),
    opened: 'role=alert',
  },
  { name: 'new-people', route: '/admin/users', path: '/admin/users?new=many', shown: 'main textarea' },
  { name: 'review', route: '/admin/users', path: '/admin/users?view=review', shown: 'main h2' },
  {
    name: 'promote-analysts',
    route: '/admin/promote-users-analyst',
    path: '/admin/promote-users-analyst',
    shown: 'main textarea',
  },
  {
    name: 'downgrade-analysts',
    route: '/admin/downgrade-users-analyst',
    path: '/admin/downgrade-users-analyst',
    shown: 'main textarea',
  },
  { name: 'promote-users', route: '/admin/promote-users', path: '/admin/promote-users', shown: 'main textarea' },
  {
    name: 'region',
    route: '/admin/region-settings',
    path: '/admin/region-settings',
    shown: '.region-week',
    isInReadme: true,
  },
  {
    name: 'message-alerts',
    route: '/admin/message-alerts',
    path: '/admin/message-alerts',
    shown: 'main h1',
  },
]);

/** Every screen of the product, in states worth looking at. */
export const screens: readonly Screen[] = [...visitors, ...therapists, ...administrators];
