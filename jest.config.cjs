// Times of a device without a zone of its own are the same on every machine.
process.env.TZ = 'UTC';

/** ESM-only packages that jest has to turn into CommonJS. */
const esmOnly = [
  'inversify',
  '@inversifyjs',
  'mobx',
  'mobx-react-lite',
  'otpauth',
  '@noble',
  '@firebase/eslint-plugin-security-rules',
  'antlr4',
  'd3-[a-z-]+',
  'internmap',
];

const shared = {
  // One name for all projects, so that what one of them has compiled serves the others.
  id: 'staff-dashboard',
  transform: {
    '^.+\\.tsx?$': ['<rootDir>/test/support/typescript.cjs', { tsconfig: '<rootDir>/tsconfig.jest.json' }],
    '^.+\\.m?js$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^#sandbox/(.*)$': '<rootDir>/sandbox/$1',
    '^#firebase-stand-in/(.*)$': '<rootDir>/packages/firebase-stand-in/$1',
    '^#test/(.*)$': '<rootDir>/test/$1',
    '^#scripts/(.*)$': '<rootDir>/scripts/$1',
    '\\.module\\.css$': '<rootDir>/test/support/cssModule.cjs',
    '\\.css$': '<rootDir>/test/support/emptyModule.cjs',
    '^@blueprintjs/icons$': '<rootDir>/test/support/blueprintIcons.cjs',
    // Blueprint's next icons: many files, and no screen shows one.
    '^@blueprintjs/icons/next$': '<rootDir>/test/support/emptyModule.cjs',
    // class-validator brings it along for a check that is banned here.
    '^libphonenumber-js(/.*)?$': '<rootDir>/test/support/emptyModule.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/architecture/broken/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.sandbox/', '<rootDir>/test/architecture/broken/'],
};

/** The rules, and what one of them is made of beside its own file. */
const provenByCases = [
  'src/domain/**/*.rule.ts',
  'sandbox/domain/**/*.rule.ts',
  'src/domain/patients/list/scoreReasons.ts',
  'src/domain/kernel/time/{instantsOfWallTime,isAvailableAt,minuteOfDay,startOfDate,wallTimeAt}.ts',
  'sandbox/domain/organisations/inheritingOrganisations.ts',
  'src/domain/chat/{acts/readReason,messages/isBlocking,messages/isStaff}.ts',
];

const node = { ...shared, testEnvironment: '<rootDir>/test/support/nodeEnvironment.cjs' };

module.exports = {
  // Machines are shared: a slow one must not fail a right answer.
  testTimeout: 20_000,
  // A worker keeps some of what each test file leaves behind, and collecting garbage takes longer and longer.
  workerIdleMemoryLimit: '1GB',
  // With --coverage, which the run gives to the project of the rules: each branch of a rule has a case.
  collectCoverageFrom: provenByCases,
  coverageThreshold: Object.fromEntries(provenByCases.map(files => [files, { branches: 100 }])),
  coverageReporters: [['text', { skipFull: true }]],
  coverageDirectory: '.cache/coverage',
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/test/{domain,application,infrastructure,di,sandbox,scripts}/**/*.test.ts',
        '<rootDir>/test/presentation/**/*.test.ts',
        '<rootDir>/packages/*/test/unit/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'views',
      testEnvironment: '<rootDir>/test/support/browserEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/test/support/viewMatchers.ts'],
      testMatch: ['<rootDir>/test/presentation/**/*.test.tsx'],
    },
    {
      ...node,
      displayName: 'contract',
      testMatch: ['<rootDir>/test/contract/**/*.test.ts', '<rootDir>/packages/*/test/contract/**/*.test.ts'],
    },
    { ...node, displayName: 'rules', testMatch: ['<rootDir>/test/rules.test.ts'] },
    { ...node, displayName: 'architecture', testMatch: ['<rootDir>/test/architecture/**/*.test.ts'] },
    { ...node, displayName: 'adversarial', testMatch: ['<rootDir>/test/adversarial/**/*.test.ts'] },
    // Part of `npm run test:long` alone.
    { ...node, displayName: 'long', testMatch: ['<rootDir>/packages/*/test/long/**/*.test.ts'] },
    { ...node, displayName: 'simulation', testMatch: ['<rootDir>/test/simulation/**/*.test.ts'] },
  ],
};
