import type { SourceFault } from './SourceFault';

/** Faults of access codes: each would let somebody join, or say what is not so. */
export const accessCodeFaults: readonly SourceFault[] = [
  {
    name: 'the codes of the provider have the guard of other codes',
    file: 'sandbox/backend/accessCodes/accessCodeHandlers.ts',
    find: 'demandEditor(caller, organisation === organisations.root)',
    replace: 'demandEditor(caller, organisation === undefined)',
    test: 'test/sandbox/backend/accessCodes/accessCodeHandlers.test.ts',
    fails: ['lets codes of the provider be changed by those alone'],
  },
  {
    name: 'a lost answer counts as done without reading the code',
    file: 'src/application/accessCodes/SetCodeEnabled.ts',
    find: 'if ((acted.ok || isLost) && now.value.enabled === enabled) return ok(now.value);',
    replace: 'if (acted.ok || isLost) return ok(now.value);',
    test: 'test/application/accessCodes/codeActs.test.ts',
    fails: ['is not done where the answer was lost and the code is still enabled'],
  },
  {
    name: 'a code is deleted with which a patient has joined meanwhile',
    file: 'src/application/accessCodes/DeleteAccessCode.ts',
    find: 'await conflictOf(this.codes, read, useVersion);',
    replace: 'await conflictOf(this.codes, read, () => useVersion(read));',
    test: 'test/application/accessCodes/codeActs.test.ts',
    fails: ['deletes nothing with which a patient has joined meanwhile'],
  },
  {
    name: 'a list with one generation of codes looks whole',
    file: 'src/application/accessCodes/ListAccessCodes.ts',
    find: 'const isWhole = pages.length === CODE_GENERATIONS.length;',
    replace: 'const isWhole = true;',
    test: 'test/application/accessCodes/ListAccessCodes.test.ts',
    fails: ['shows one generation where the other cannot be loaded, and knows no total then'],
  },
  {
    name: 'a card has the QR code of its organisation',
    file: 'src/application/accessCodes/PrepareCodeCards.ts',
    find: 'await this.encoder.encode(code);',
    replace: 'await this.encoder.encode(organisation.name);',
    test: 'test/application/accessCodes/readCodes.test.ts',
    fails: ['gives each code with its organisation and a QR code of its text'],
  },
  {
    name: 'the clock of the device decides when a code ends',
    file: 'src/di/accessCodes.ts',
    find: "import { BackendClientToken, RandomToken, ServerClockToken } from './tokens/kernelTokens';",
    replace: "import { BackendClientToken, RandomToken, ClockToken as ServerClockToken } from './tokens/kernelTokens';",
    test: 'test/presentation/organisations/failedReads.test.tsx',
    fails: ['shows by the clock of the server when a code ends, whatever the clock of the device says'],
  },
  {
    name: 'a cell of a downloaded file is a formula',
    file: 'src/infrastructure/system/kernel/PapaparseCsvFormat.ts',
    find: 'escapeFormulae: FORMULA',
    replace: 'escapeFormulae: false',
    test: 'test/contract/kernel/csvFormat.test.ts',
    fails: ['is read by another program, cell by cell'],
  },
  {
    name: 'a patient guesses codes without end',
    file: 'sandbox/backend/accessCodes/joinHandlers.ts',
    find: 'if (!code && !isKnown) tries.record(uid);',
    replace: '',
    test: 'test/contract/accessCodes/codeTries.test.ts',
    fails: ['are refused at every door after too many unknown ones', 'count over all sign-ins of a patient'],
  },
];
