import type { SourceFault } from './SourceFault';

const suite = 'test/sandbox/backend/userData/userData.test.ts';

/** Faults of acts on a person's data: each would show, lose or leave what must not be. */
export const userDataFaults: readonly SourceFault[] = [
  {
    name: 'an export is obfuscated by a list of what must go',
    file: 'sandbox/domain/userData/mayStay.rule.ts',
    find: "    if (kind === undefined) return 'leaveOut';\n",
    replace: "    if (kind === undefined) return /[nN]ame|email|dateOfBirth/.test(path) ? 'leaveOut' : 'keep';\n",
    test: suite,
    fails: ['holds nothing identifying when it is obfuscated, and neither does a copy'],
  },
  {
    name: 'somebody is deleted after something was written that no export has',
    file: 'sandbox/backend/userData/UserDataService.ts',
    find: 'isCurrent: made.contentHash === hash,',
    replace: 'isCurrent: true,',
    test: suite,
    fails: ['is refused without a complete export of the last day after which nothing changed'],
  },
  {
    name: 'an import reads files that its manifest does not describe',
    file: 'sandbox/backend/userData/archive.ts',
    find: 'if (found.bytes !== length || found.sha256 !== sha256)',
    replace: 'if (found.bytes !== length && found.sha256 !== sha256)',
    test: 'test/sandbox/backend/userData/archive.test.ts',
    fails: ['is rejected with a changed byte in a file'],
  },
  {
    name: 'an import that fails half-way leaves a part of somebody',
    file: 'sandbox/backend/userData/UserDataService.ts',
    find: '      this.finishInterrupted();\n      throw error;',
    replace: '      throw error;',
    test: suite,
    fails: ['leaves nothing behind when it fails half-way'],
  },
  {
    name: 'a deletion leaves the messages of the person',
    file: 'sandbox/backend/userData/PersonBooks.ts',
    find: '        chat.log.remove(room);\n',
    replace: '',
    test: suite,
    fails: ['removes everything, emails those concerned without a name, and counts as the requested deletion'],
  },
  {
    name: 'data are deleted without that anything was typed to confirm it',
    file: 'src/presentation/userData/UserDataStore.ts',
    find: "typed: act === 'delete' && (wanted === '' || this.typed.trim().toLowerCase() !== wanted),",
    replace: "typed: act === 'delete' && wanted === '',",
    test: 'test/presentation/userData/UserDataStore.test.ts',
    fails: ['deletes only after the typed confirmation, and shows the receipt'],
  },
  {
    name: 'an obfuscated export keeps the names of what is in objects that are on no list',
    file: 'sandbox/backend/userData/obfuscate.ts',
    find: "  if (isInside && mayStay({ path, value }) === 'leaveOut') return undefined;\n",
    replace: '',
    test: suite,
    fails: ['holds nothing identifying when it is obfuscated, and neither does a copy'],
  },
  {
    name: 'a deletion that was cut off leaves the account',
    file: 'sandbox/backend/userData/UserDataService.ts',
    find: "if (begun?.act === 'delete') this.carryOut(begun);",
    replace: "if (begun?.act === 'delete') this.parts.books.erase(begun.user);",
    test: 'test/sandbox/backend/userData/userDataAfterRestart.test.ts',
    fails: ['an interrupted deletion is completed, and an interrupted import leaves nothing'],
  },
];
