import type { SourceFault } from './SourceFault';

const suite = 'test/sandbox/backend/userData/userData.test.ts';

/** Faults of export, import and deletion: each would expose, lose or leave behind a person's data. */
export const userDataFaults: readonly SourceFault[] = [
  {
    name: 'an export is obfuscated by a list of what to remove instead of what may stay',
    file: 'sandbox/domain/userData/mayStay.rule.ts',
    find: "    if (kind === undefined) return 'leaveOut';\n",
    replace: "    if (kind === undefined) return /[nN]ame|email|dateOfBirth/.test(path) ? 'leaveOut' : 'keep';\n",
    test: suite,
    fails: ['holds nothing identifying when it is obfuscated, and neither does a copy'],
  },
  {
    name: 'a person is deleted although the export is out of date',
    file: 'sandbox/backend/userData/UserDataService.ts',
    find: 'isCurrent: made.contentHash === hash,',
    replace: 'isCurrent: true,',
    test: suite,
    fails: ['is refused without a complete export of the last day after which nothing changed'],
  },
  {
    name: 'an import accepts files that do not match its manifest',
    file: 'sandbox/backend/userData/archive.ts',
    find: 'if (found.bytes !== length || found.sha256 !== sha256)',
    replace: 'if (found.bytes !== length && found.sha256 !== sha256)',
    test: 'test/sandbox/backend/userData/archive.test.ts',
    fails: ['is rejected with a changed byte in a file'],
  },
  {
    name: 'an import that fails half-way leaves part of a person’s data',
    file: 'sandbox/backend/userData/UserDataService.ts',
    find: '      this.finishInterrupted();\n      throw error;',
    replace: '      throw error;',
    test: suite,
    fails: ['leaves nothing behind when it fails half-way'],
  },
  {
    name: 'a deletion leaves the person’s messages',
    file: 'sandbox/backend/userData/PersonBooks.ts',
    find: '        chat.log.remove(room);\n',
    replace: '',
    test: suite,
    fails: ['removes everything, emails those concerned without a name, and counts as the requested deletion'],
  },
  {
    name: 'data is deleted without a typed confirmation',
    file: 'src/presentation/userData/UserDataStore.ts',
    find: "typed: act === 'delete' && (wanted === '' || this.typed.trim().toLowerCase() !== wanted),",
    replace: "typed: act === 'delete' && wanted === '',",
    test: 'test/presentation/userData/UserDataStore.test.ts',
    fails: ['deletes only after the typed confirmation, and shows the receipt'],
  },
  {
    name: 'an obfuscated export keeps unlisted field names within objects',
    file: 'sandbox/backend/userData/obfuscate.ts',
    find: "  if (isInside && mayStay({ path, value }) === 'leaveOut') return undefined;\n",
    replace: '',
    test: suite,
    fails: ['holds nothing identifying when it is obfuscated, and neither does a copy'],
  },
  {
    name: 'an interrupted deletion leaves the account',
    file: 'sandbox/backend/userData/UserDataService.ts',
    find: "if (begun?.act === 'delete') this.carryOut(begun);",
    replace: "if (begun?.act === 'delete') this.dependencies.books.erase(begun.user);",
    test: 'test/sandbox/backend/userData/userDataAfterRestart.test.ts',
    fails: ['an interrupted deletion is completed, and an interrupted import leaves nothing'],
  },
];
