import type { SourceFault } from './SourceFault';

/** Faults of core hours and their coverage: each would hide a gap, or overwrite a colleague's change. */
export const regionFaults: readonly SourceFault[] = [
  {
    name: 'unreadable core hours count as a gap',
    file: 'src/domain/regions/coverageAt.rule.ts',
    find: "return unread > 0 ? 'unknown' : 'gap';",
    replace: "return 'gap';",
    test: 'test/domain/regions/weekCoverage.test.ts',
    fails: ['lists gaps first, then unknown stretches'],
  },
  {
    name: 'core hours can be changed from an outdated version',
    file: 'sandbox/backend/regions/CoreHours.ts',
    find: 'if (basedOn !== version) throw',
    replace: 'if (basedOn === undefined) throw',
    test: 'test/sandbox/backend/regions/regionHandlers.test.ts',
    fails: ['accept one of two changes of the same version, even simultaneous ones'],
  },
  {
    name: 'core hours count as saved after any lost answer',
    file: 'src/application/regions/ChangeCoreHours.ts',
    find: 'return now.ok && isSaved(now.value.value, changes) ? now : fail(answer.failure);',
    replace: 'return now.ok ? now : fail(answer.failure);',
    test: 'test/application/regions/coreHours.test.ts',
    fails: ['reports success after a lost answer only if the server holds the hours'],
  },
  {
    name: 'a window says repeatedly that the user is in the other region',
    file: 'src/presentation/regions/OtherRegionStore.ts',
    find: 'this.memory.wasSaid = true;',
    replace: '',
    test: 'test/presentation/regions/regionStores.test.ts',
    fails: ['says once that the user is in the other region'],
  },
  {
    name: 'a feature switch that could not be checked shows no error',
    file: 'src/presentation/regions/SwitchTable.tsx',
    find: "check?.status === 'failed' && regionsText",
    replace: "check?.status === 'unchecked' && regionsText",
    test: 'test/presentation/regions/RegionPage.test.tsx',
    fails: ['says why a switch could not be checked, and keeps its last known value'],
  },
  {
    name: 'a coverage gap is shown without its length',
    file: 'src/presentation/regions/CoverageTables.tsx',
    find: '{regionTime.length(to - from)})',
    replace: '{regionTime.length(0)})',
    test: 'test/presentation/regions/RegionPage.test.tsx',
    fails: ['says how long each gap is'],
  },
];
