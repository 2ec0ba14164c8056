import type { Page, Route } from '@playwright/test';
import type { KnownRoute } from '@/presentation/app/routes/knownRoutes';
import { administrationScreens } from './administrationScreens';
import { reportScreens } from './reportScreens';
import { heading, press, text } from './support/screenSteps';

/** Addresses that need no session, besides those of the shell. */
export const openRoutes = [
  '/authentication/login',
  '/authentication/recovery',
  '/authentication/action',
  '/authentication/logout',
  '/callback',
  '/legal/:doc',
  '/transactional/email-preferences',
  '/transactional/callback',
  '/transactional/check-in',
  '/transactional/request-access/:type',
  '/unknown',
] as const;

export type ScreenRoute = KnownRoute['path'] | (typeof openRoutes)[number];

/** The viewer: a visitor without a session, or a seeded member of staff with the permissions. */
export type Viewer = 'visitor' | 'therapist' | 'administrator' | 'analyst';

export const emailOf: Readonly<Record<Exclude<Viewer, 'visitor'>, string>> = {
  therapist: 'amelia.hart@staff.example',
  administrator: 'dana.whitfield@staff.example',
  analyst: 'farah.nassiri@staff.example',
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
  /** The presses and keys that reach the state. */
  readonly open?: (page: Page) => Promise<void>;
  /** Selector of what is visible after that. */
  readonly opened?: string;
  /** The page is reloaded afterwards, since leaving it would ask about unsaved changes. */
  readonly isUnsaved?: true;
  /** True if the README shows it. */
  readonly isInReadme?: true;
}

const profile = '/therapist/assigned-patients/patient-profile/p-04';
const profileRoute = '/therapist/assigned-patients/patient-profile/:patientId';
/** Opens the chat of a patient whom the therapist leads. */
async function openOwnChat(page: Page): Promise<void> {
  await page.getByPlaceholder('Search patients').fill('Delphine Farrow');
  await page.locator('a.chat-conversation[href*="/go-chat/"]').first().click();
  await page.locator('article.chat-message').first().waitFor();
}

const actInChat = (name: RegExp) => async (page: Page) => {
  await openOwnChat(page);
  await press('Chat actions')(page);
  await press(name)(page);
};

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
  {
    name: 'email-preferences',
    route: '/transactional/email-preferences',
    path: '/transactional/email-preferences?token=gone',
    shown: heading('Email preferences'),
    open: press('Show my preferences'),
    opened: text('This link isn’t valid'),
  },
  {
    name: 'ask-for-a-call',
    route: '/transactional/callback',
    path: '/transactional/callback?token=gone',
    shown: heading('Ask for a call'),
  },
  {
    name: 'ask-for-a-call-with-faults',
    route: '/transactional/callback',
    path: '/transactional/callback?token=gone',
    shown: heading('Ask for a call'),
    open: press('Ask for a call'),
    opened: text('Choose one.'),
  },
  {
    name: 'check-in-without-link',
    route: '/transactional/check-in',
    path: '/transactional/check-in',
    shown: text('Open this page from your email or app'),
  },
  {
    name: 'ask-for-access',
    route: '/transactional/request-access/:type',
    path: '/transactional/request-access/app',
    shown: heading('Ask for access to the app'),
  },
  { name: 'no-address', route: '/unknown', path: '/nowhere', shown: 'h1' },
]);

const therapists = of('therapist', [
  { name: 'home', route: '/home', path: '/home', shown: '.home-needs > li' },
  {
    name: 'palette',
    route: '/home',
    path: '/home',
    shown: '.home-needs > li',
    open: page => page.keyboard.press('Control+k'),
    opened: 'role=dialog >> role=combobox',
  },
  {
    name: 'shortcuts',
    route: '/home',
    path: '/home',
    shown: '.home-needs > li',
    open: page => page.keyboard.press('?'),
    opened: 'role=dialog[name="Keyboard shortcuts"]',
  },
  {
    name: 'tabs',
    route: '/home',
    path: '/home',
    shown: '.home-needs > li',
    open: press(/^All tabs: /),
    opened: 'role=searchbox[name="Search tabs"]',
  },
  {
    name: 'notifications',
    route: '/home',
    path: '/home',
    shown: '.home-needs > li',
    open: press(/^V2 notifications/),
    opened: '.alert-menu',
  },
  {
    name: 'connections',
    route: '/home',
    path: '/home',
    shown: '.home-needs > li',
    open: async page => {
      await press(/^Account of /)(page);
      await press(/^Connections: /)(page);
    },
    opened: heading('Connections'),
  },
  {
    name: 'log-out',
    route: '/home',
    path: '/home',
    shown: '.home-needs > li',
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
  { name: 'chat-v1', route: '/therapist/chat/:chatSessionId?', path: '/therapist/chat', shown: 'main li' },
  {
    name: 'chat',
    route: '/therapist/go-chat/:list/:chatSessionId?',
    path: '/therapist/go-chat/all',
    shown: 'main li',
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
    name: 'chat-engine',
    route: '/therapist/go-chat/:list/:chatSessionId?',
    path: '/therapist/go-chat/all',
    shown: 'a.chat-conversation',
    open: press('Connection details'),
    opened: 'role=dialog[name="Chat engine"]',
  },
  {
    name: 'find-in-chat',
    route: '/therapist/go-chat/:list/:chatSessionId?',
    path: '/therapist/go-chat/all',
    shown: 'a.chat-conversation',
    open: async page => {
      await openOwnChat(page);
      await press('Find in this conversation')(page);
      await page.getByRole('searchbox', { name: 'Find words' }).fill('the');
    },
    opened: '.chat-find-outcome',
  },
  {
    name: 'ready-phrases',
    route: '/therapist/go-chat/:list/:chatSessionId?',
    path: '/therapist/go-chat/all',
    shown: 'a.chat-conversation',
    open: async page => {
      await openOwnChat(page);
      await press('Ready phrases')(page);
    },
    opened: 'role=dialog[name="Your ready phrases"]',
  },
  {
    name: 'handover-with-faults',
    route: '/therapist/go-chat/:list/:chatSessionId?',
    path: '/therapist/go-chat/all',
    shown: 'a.chat-conversation',
    open: async page => {
      await actInChat(/^Hand over/)(page);
      await press('Ask to take over')(page);
    },
    opened: text('Choose a colleague first.'),
  },
  {
    name: 'discharge-in-chat',
    route: '/therapist/go-chat/:list/:chatSessionId?',
    path: '/therapist/go-chat/all',
    shown: 'a.chat-conversation',
    open: actInChat(/^Discharge the patient/),
    opened: 'role=list[name="Checklist"] >> role=listitem',
  },
  {
    name: 'high-risk',
    route: '/therapist/go-chat/:list/:chatSessionId?',
    path: '/therapist/go-chat/all',
    shown: 'a.chat-conversation',
    open: async page => {
      await openOwnChat(page);
      await press(/^(Flag as high risk|Remove the flag)$/)(page);
    },
    opened: 'role=textbox[name="Reason"]',
  },
  {
    name: 'conversation-v1',
    route: '/therapist/chat/:chatSessionId?',
    path: '/therapist/chat',
    shown: '.chat-list',
    open: async page => {
      await page.getByPlaceholder('Search patients').filter({ visible: true }).fill('');
      await page.locator('a.chat-conversation[href*="/therapist/chat/"]').filter({ visible: true }).first().click();
    },
    opened: 'article.chat-message',
  },
  { name: 'chat-log', route: '/therapist/chat-log', path: '/therapist/chat-log', shown: heading('View Chat V1 Log') },
  { name: 'claim-chat', route: '/therapist/claim-chat', path: '/therapist/claim-chat', shown: heading('Claim Chat') },
  {
    name: 'claim',
    route: '/therapist/claim-chat',
    path: '/therapist/claim-chat?patient=p-02',
    shown: 'role=button[name=/^Claim the chat from /]',
  },
  {
    name: 'patients',
    route: '/therapist/assigned-patients',
    path: '/therapist/assigned-patients',
    shown: '.patient-row',
    isInReadme: true,
  },
  { name: 'profile', route: profileRoute, path: profile, shown: 'main article' },
  {
    name: 'timeline',
    route: `${profileRoute}/timeline`,
    path: `${profile}/timeline`,
    shown: 'main article',
    isInReadme: true,
  },
  {
    name: 'record',
    route: `${profileRoute}/record`,
    path: `${profile}/record`,
    shown: 'role=button[name="Edit record"]',
  },
  {
    name: 'assessment-with-faults',
    isUnsaved: true,
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
    shown: 'role=button[name="Add appointment"]',
  },
  {
    name: 'own-profile',
    route: '/therapist/profile',
    path: '/therapist/profile',
    shown: 'role=button[name="Add hours to Monday"]',
  },
  {
    name: 'own-profile-with-faults',
    isUnsaved: true,
    route: '/therapist/profile',
    path: '/therapist/profile',
    shown: 'role=button[name="Add hours to Sunday"]',
    open: async page => {
      await press('Add hours to Sunday')(page);
      await press('Save changes')(page);
    },
    opened: text('Enter both times, such as 09:00.'),
  },
  { name: 'settings', route: '/account/settings', path: '/account/settings', shown: heading('Sounds') },
  {
    name: 'settings-with-faults',
    isUnsaved: true,
    route: '/account/settings',
    path: '/account/settings',
    shown: heading('Sounds'),
    open: async page => {
      await page.getByLabel('New email address').fill('no address');
      await press('Send confirmation link')(page);
      await press('Request deletion…')(page);
    },
    opened: text('Enter an email address, such as name@example.org.'),
  },
  {
    name: 'refusal',
    route: '/admin/organisations',
    path: '/admin/organisations',
    shown: text('Details for support'),
  },
  {
    name: 'no-page',
    route: '/unknown',
    path: '/admin/users/nowhere',
    shown: text('Sorry! The page you have tried to access does not exist.'),
  },
]);

const administrators = of('administrator', administrationScreens);

const analysts = of('analyst', [
  ...reportScreens,
  {
    name: 'dashboard',
    route: '/admin/reporting/dashboard',
    path: '/admin/reporting/dashboard',
    shown: 'main iframe:not([aria-hidden])',
  },
  {
    name: 'dashboard-not-connected',
    // The next screen has its settings again.
    isUnsaved: true,
    route: '/admin/reporting/dashboard',
    path: '/admin/reporting/dashboard',
    shown: 'main iframe:not([aria-hidden])',
    open: async page => {
      const withoutDashboards = async (route: Route) => {
        const answer = await route.fetch();
        const { dashboards: _, ...settings } = (await answer.json()) as Record<string, unknown>;
        await route.fulfill({ json: settings });
      };
      await page.route('**/environment.json', withoutDashboards, { times: 1 });
      await page.reload();
    },
    opened: text('No dashboards are connected'),
  },
  {
    name: 'dashboard-not-there',
    route: '/admin/reporting/dashboard',
    path: '/admin/reporting/dashboard',
    shown: 'main iframe:not([aria-hidden])',
    open: async page => {
      await page.route('**/api/domo-reporting/dashboard-views/*/embed-data', route => route.fulfill({ status: 500 }));
      await page.reload();
    },
    opened: text('The dashboard isn’t available'),
  },
  {
    name: 'logging-out-failed',
    route: '/authentication/logout',
    path: '/home',
    shown: 'main section section',
    open: async page => {
      await page.route('**/api/iams/auth/logout*', route => route.fulfill({ status: 500, body: 'Oops' }));
      await page.goto(new URL('/authentication/logout', page.url()).href);
    },
    opened: text('We failed to securely sign you out. You can try again or go back.'),
  },
]);

/** Every screen of the product, in states worth viewing. */
export const screens: readonly Screen[] = [...visitors, ...therapists, ...administrators, ...analysts];
