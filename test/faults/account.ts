import type { SourceFault } from './SourceFault';

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
    file: 'src/presentation/account/ConfirmEmailPage.tsx',
    find: "useEffect(() => showTitle(accountText('confirmEmail.title')), [showTitle]);",
    replace: `useEffect(() => showTitle(accountText('confirmEmail.title')), [showTitle]);
  useEffect(() => void store.confirm(), [store]);`,
    test: 'test/presentation/account/ConfirmEmailPage.test.tsx',
    fails: ['changes nothing when it is opened'],
  },
];
