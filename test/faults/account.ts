import type { SourceFault } from './SourceFault';

const emailLimits = 'test/contract/account/emailLimits.test.ts';
const halfDone = 'test/contract/account/halfDoneActs.test.ts';

/** Faults of the own account: each would say what the server does not hold. */
export const accountFaults: readonly SourceFault[] = [
  {
    name: 'a deletion counts as asked for after a lost answer',
    file: 'src/application/account/RequestAccountDeletion.ts',
    find: "return now.value.deletionRequestedAt === undefined ? fail({ kind: 'unreachable' }) : now;",
    replace: 'return now.value.deletionRequestedAt === undefined ? now : now;',
    test: 'test/application/account/ownAccount.test.ts',
    fails: ['after a lost answer reads whether it has arrived (done: false)'],
  },
  {
    name: 'pushing counts as switched after a lost answer',
    file: 'src/application/account/SetPush.ts',
    find: '(now.ok && now.value.pushEnabled === isEnabled)',
    replace: 'now.ok',
    test: 'test/application/account/ownAccount.test.ts',
    fails: ['after a lost answer reads whether it was done (done: false)'],
  },
  {
    name: 'an address is confirmed by opening the page of its link',
    file: 'src/presentation/account/ConfirmEmailPanel.tsx',
    find: 'const { state } = store;',
    replace: `const { state } = store;
  useEffect(() => void store.confirm(), [store]);`,
    test: 'test/presentation/account/ConfirmEmailPanel.test.tsx',
    fails: ['changes nothing when it is opened'],
  },
  {
    name: 'a pending address survives a reset of the password',
    file: 'sandbox/backend/account/ownAccountHandlers.ts',
    find: 'changes.withdraw(uid, kept);',
    replace: '',
    test: halfDone,
    fails: [
      'ends with a reset of the password a change of address',
      'ends with the end of all sessions a change of address',
      'stays where the sign-in that has asked for it ends the others',
    ],
  },
  {
    name: 'a request of deletion survives the sessions that it came from',
    file: 'sandbox/backend/account/ownAccountHandlers.ts',
    find: 'deletions.remove(uid);',
    replace: '',
    test: halfDone,
    fails: ['ends with a reset of the password a request of deletion'],
  },
  {
    name: 'a half-linked drive survives the sessions that it came from',
    file: 'sandbox/backend/createBackend.ts',
    find: 'if (kept === undefined) patientCare.drives.discardUnfinished(uid);',
    replace: '',
    test: halfDone,
    fails: ['ends with the end of all sessions a drive account that has no permission yet'],
  },
  {
    name: 'a new address is confirmed by whoever has the link and any session',
    file: 'sandbox/backend/account/ownAccountHandlers.ts',
    find: 'if (change?.uid !== caller.uid)',
    replace: 'if (change === undefined)',
    test: halfDone,
    fails: ['is confirmed by nobody but its owner, signed in'],
  },
  {
    name: 'a confirmed change of address leaves the other sessions open',
    file: 'sandbox/backend/account/ownAccountHandlers.ts',
    find: 'parts.sessions.revokeOthersOf(caller);',
    replace: '',
    test: halfDone,
    fails: ['ends the other sessions once it is confirmed'],
  },
  {
    name: 'a thief takes back what the owner has taken back',
    file: 'sandbox/backend/account/EmailChanges.ts',
    find: 'this.changes.remove(later);',
    replace: 'void later;',
    test: halfDone,
    fails: ['is taken back with all that followed it, and a later address takes nothing back'],
  },
  {
    name: 'a code for a former password sets another one',
    file: 'packages/firebase-stand-in/identity/IdentityDirectory.ts',
    find: 'this.codes.removeAllOf(record.person.uid);',
    replace: '',
    test: halfDone,
    fails: ['is withdrawn with a code that the provider has sent for the former password'],
  },
  {
    name: 'a mailbox is filled by resets',
    file: 'sandbox/backend/account/ownAccountHandlers.ts',
    find: 'if (mails.take(`resets to ${email}`)) identity',
    replace: 'identity',
    test: emailLimits,
    fails: ['are limited for a reset by the backend'],
  },
  {
    name: 'a mailbox is filled by changes of address',
    file: 'sandbox/backend/account/ownAccountHandlers.ts',
    find: '|| !mails.take(`changes to ${email}`)',
    replace: '',
    test: emailLimits,
    fails: ['are limited for a change of address, from one account and from several'],
  },
  {
    name: 'the limit of emails shows who has an account',
    file: 'packages/firebase-stand-in/identity/operations/sendOobCode.ts',
    find: 'demandRoom(context, email);',
    replace: 'if (directory.findByEmail(email)) demandRoom(context, email);',
    test: emailLimits,
    fails: ['are limited for a reset by the provider, as often for an address that nobody has'],
  },
];
