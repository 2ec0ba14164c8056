import type { SourceFault } from './SourceFault';

const links = 'test/contract/transactional/emailedLinks.test.ts';
const gateway = 'test/contract/transactional/transactionalGateway.test.ts';
const pages = 'test/presentation/transactional/TransactionalPages.test.tsx';

/** Faults of pages linked from emails: a mail scanner would act, or a request would be sent twice or not at all. */
export const transactionalFaults: readonly SourceFault[] = [
  {
    name: 'opening the page of a link requests a check-in',
    file: 'src/presentation/transactional/ContactForm.tsx',
    find: 'const { state, isOver } = store;',
    replace: `const { state, isOver } = store;
  void Promise.resolve().then(() => store.send());`,
    test: pages,
    fails: ['sends nothing when it is opened: check-in'],
  },
  {
    name: 'opening the page of a link requests email preferences',
    file: 'src/presentation/transactional/EmailPreferencesPage.tsx',
    find: 'const isShown = preferences !== undefined;',
    replace: `const isShown = preferences !== undefined;
  useState(() => void store.show());`,
    test: pages,
    fails: ['sends nothing when it is opened: email-preferences'],
  },
  {
    name: 'the token of a link stays in the address bar',
    file: 'src/application/app/extractLinkToken.ts',
    find: 'address.replace(path as `/${string}`);',
    replace: '',
    test: 'test/application/app/extractLinkToken.test.ts',
    fails: ['removes the token of a link from the address bar'],
  },
  {
    name: 'a repeat of a successful request is rejected as "used"',
    file: 'sandbox/backend/transactional/LinkTokens.ts',
    find: 'if (stored.use.request !== hashOf(JSON.stringify(request)))',
    replace: 'if (stored.use.request !== request)',
    test: gateway,
    fails: ['sends one email for a callback, however often the same one is requested'],
  },
  {
    name: 'a link can be used any number of times',
    file: 'sandbox/backend/transactional/LinkTokens.ts',
    find: 'if (stored !== undefined && stored.use === undefined) this.tokens.put(id, { ...stored, use });',
    replace: 'if (stored === undefined) this.tokens.put(id, { uid: id, madeAt: use.at, use });',
    test: gateway,
    fails: ['refuses a token that was used for something else'],
  },
  {
    name: 'a link works for an hour instead of ten minutes',
    file: 'sandbox/backend/transactional/LinkTokens.ts',
    find: 'const LIFE_MS = LINK_TOKEN_MINUTES * 60_000;',
    replace: 'const LIFE_MS = LINK_TOKEN_MINUTES * 360_000;',
    test: links,
    fails: ['work for less than ten minutes'],
  },
  {
    name: 'a token can change any address’s email preferences',
    file: 'sandbox/backend/transactional/transactionalHandlers.ts',
    find: "if (storedAddress(email) !== own) throw new BackendError(403, 'NotOfToken', 'The link is of another address.');",
    replace: '',
    test: gateway,
    fails: ['stops and resumes emails only to the address of the token'],
  },
  {
    name: 'emails are sent to people who have stopped them',
    file: 'sandbox/backend/transactional/transactionalHandlers.ts',
    find: 'to.filter(one => unsubscribed.get(one) === undefined)',
    replace: 'to',
    test: links,
    fails: ['are not sent to people who have stopped them'],
  },
  {
    name: 'any text is accepted as a callback name',
    file: 'sandbox/backend/app/publicSettingsHandlers.ts',
    find: 'if (!CALLBACK_NAME.test(callbackName))',
    replace: "if (callbackName === '')",
    test: 'test/contract/serverStatus/publicSettings.test.ts',
    fails: ['reject the callback name "alert(1)"'],
  },
  {
    name: 'a changed text is sent as a second request after a lost answer',
    file: 'src/presentation/transactional/ContactStore.ts',
    find: 'if (this.isEditable) this.fields',
    replace: 'this.fields',
    test: 'test/presentation/transactional/ContactStore.test.ts',
    fails: ['sends the first text again after a lost answer, whatever is written then'],
  },
  {
    name: 'a project that could not be checked counts as the same project',
    file: 'src/presentation/serverStatus/ProjectCheck.ts',
    find: "if (!read.ok) this.state = 'notChecked';",
    replace: "if (!read.ok) this.state = 'same';",
    test: 'test/presentation/serverStatus/ProjectCheck.test.tsx',
    fails: ['says that the project could not be checked, and not that it is the same'],
  },
];
