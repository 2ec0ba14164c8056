import { hasItsDay } from '../../adversarial/support/bounds';

/**
 * Files of browser tests that the whole run (`npm test`) takes every eighth day, a list a day, so that it ends in time.
 * What is not named is tried every day: signing in and out, the chat, the discharge of a patient, and lost rights.
 * `npm run test:e2e` leaves out nothing.
 */
export const turns: readonly (readonly string[])[] = [
  ['accessCodes/bulkCodes', 'chat/chatActs', 'legal/legal', 'patients/homeRisk', 'users/review'],
  ['chat/chatFaults', 'chat/chatHeld', 'patients/patientRecord', 'regions/regions'],
  [
    'adversarial/interruptions',
    'adversarial/storedRecords',
    'organisations/clientLinks',
    'organisations/organisationSettings',
    'users/newPeople',
    'users/promotions',
  ],
  [
    'adversarial/screens',
    'accessCodes/accessCodes',
    'accessCodes/codeCards',
    'app/toasts',
    'chat/chatSavedTexts',
    'chat/chatV1',
    'organisations/organisationOverview',
    'session/recovery',
  ],
  [
    'app/accessibility',
    'app/chaos',
    'chat/chatServerFailures',
    'drive/drivePaths',
    'organisations/organisations',
    'session/choosePassword',
    'users/users',
  ],
  [
    'adversarial/hostileTexts',
    'chat/chatCache',
    'chat/chatEdits',
    'chat/chatFeatures',
    'drive/drive',
    'patients/appointments',
    'patients/patients',
    'presence/presence',
    'session/enrolment',
  ],
  [
    'account/account',
    'app/homeByRights',
    'app/pseudoLocale',
    'app/shellShape',
    'app/soak',
    'chat/chatReloads',
    'chat/chatWindows',
    'notifications/notifications',
    'patients/profileByKeyboard',
    'serverStatus/serverStatus',
  ],
  [
    'adversarial/monkey',
    'accessCodes/accessCodeChanges',
    'accessCodes/codeAddresses',
    'app/malformedAddresses',
    'app/shell',
    'chat/chatLeaving',
    'chat/chatLists',
    'chat/chatWithoutStorage',
    'profile/profile',
    'session/account',
    'session/sessionAccessibility',
    'session/singleSignOn',
  ],
];

/** Patterns of the files that rest today; none without `E2E_TURNS`. */
export const resting = turns.flatMap((files, turn) =>
  hasItsDay(turn, { turns: turns.length }) ? [] : files.map(file => `**/${file}.spec.ts`),
);
