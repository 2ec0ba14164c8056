import { hasItsDay } from '../../adversarial/support/bounds';

/**
 * Files of browser tests that the whole run (`npm test`) takes every fifth day, a list a day, so that it ends in time.
 * What is not named is tried every day: signing in and out, messages, what is written of patients, and lost rights. `npm run test:e2e` leaves out nothing.
 */
export const turns: readonly (readonly string[])[] = [
  [
    'adversarial/interruptions',
    'accessCodes/bulkCodes',
    'app/accessibility',
    'chat/chatActs',
    'legal/legal',
    'patients/appointments',
    'patients/homeRisk',
    'users/promotions',
    'users/review',
  ],
  [
    'adversarial/hostileTexts',
    'adversarial/storedRecords',
    'app/shellShape',
    'chat/chatEdits',
    'chat/chatFeatures',
    'chat/chatWindows',
    'drive/drive',
    'organisations/organisationSettings',
    'organisations/clientLinks',
    'session/choosePassword',
    'session/enrolment',
    'users/users',
  ],
  [
    'adversarial/screens',
    'accessCodes/accessCodes',
    'accessCodes/codeCards',
    'app/toasts',
    'chat/chatLeaving',
    'chat/chatSavedTexts',
    'chat/chatV1',
    'notifications/notifications',
    'organisations/organisationOverview',
    'profile/profile',
    'session/recovery',
    'users/newPeople',
  ],
  [
    'adversarial/monkey',
    'app/chaos',
    'app/homeByRights',
    'app/malformedAddresses',
    'app/pseudoLocale',
    'chat/chatCache',
    'chat/chatServerFailures',
    'drive/drivePaths',
    'organisations/organisations',
    'patients/patients',
    'regions/regions',
    'session/singleSignOn',
  ],
  [
    'accessCodes/accessCodeChanges',
    'accessCodes/codeAddresses',
    'account/account',
    'app/shell',
    'app/soak',
    'chat/chatFaults',
    'chat/chatLists',
    'chat/chatReloads',
    'chat/chatWithoutStorage',
    'patients/profileByKeyboard',
    'presence/presence',
    'serverStatus/serverStatus',
    'session/account',
    'session/sessionAccessibility',
  ],
];

/** Patterns of the files that rest today; none without `E2E_TURNS`. */
export const resting = turns.flatMap((files, turn) =>
  hasItsDay(turn, { turns: turns.length }) ? [] : files.map(file => `**/${file}.spec.ts`),
);
