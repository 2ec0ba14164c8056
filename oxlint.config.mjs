import { defineConfig } from 'oxlint';

const code = ['src/**/*.{ts,tsx}'];
/** Where the platform itself may be touched. */
const platform = ['src/infrastructure/**', 'src/main.tsx'];
const proofs = ['test/**/*.{ts,tsx}', 'packages/*/test/**/*.ts'];

const askPort = 'Only infrastructure touches the platform: ask a port (Clock, Random, a gateway, a vault).';
const ambient = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'crypto',
];
const globalObjects = '/^(window|globalThis|self)$/';

const ambientSyntax = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Ask the Clock, or take `now` as an argument.',
  },
  { selector: "CallExpression[callee.name='Date']", message: 'Ask the Clock, or take `now` as an argument.' },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Ask the Clock, or take `now` as an argument.',
  },
  {
    selector: "MemberExpression[object.name='performance'][property.name='now']",
    message: 'Ask the Clock, or take `now` as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Take chance from the Random port.',
  },
  {
    selector: `MemberExpression[object.name=${globalObjects}][property.name=/^(${ambient.join('|')})$/]`,
    message: askPort,
  },
];

const markupSyntax = [
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'Text is text: never build markup from strings.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text is text: never build markup from strings.',
  },
  {
    selector: "Property[key.name='dangerouslySetInnerHTML']",
    message: 'Text is text: never build markup from strings.',
  },
  {
    selector: "MemberExpression[object.name='document'][property.name=/^(write|writeln)$/]",
    message: 'Text is text: never build markup from strings.',
  },
];

/**
 * A browser keeps what stands in a field, unless the field says otherwise. The fields of the sign-in say themselves
 * what they are for.
 */
const fieldNames =
  '/^(textarea|input|select|TextArea|InputGroup|NumericInput|HTMLSelect|Checkbox|Radio|EditableText|TagInput)$/';
const fieldSyntax = [
  {
    selector: `JSXOpeningElement[name.name=${fieldNames}]:not(:has(> JSXSpreadAttribute[argument.name='privateField'])):not(:has(> JSXAttribute[name.name='autoComplete']))`,
    message:
      'Spread `privateField`: what is typed here must not reach the session files of the browser, nor a spelling service.',
  },
];

/** What a browser makes of these differs by its settings: 08/29/2026, 09:00 AM. */
const nativeSyntax = [
  {
    selector: "JSXAttribute[name.name='type']:has(Literal[value=/^(date|time|datetime-local|month|week|file)$/])",
    message: 'Use DateField, TimeField, DateTimeField or FileField: browsers write dates in their own ways.',
  },
  {
    selector: 'JSXOpeningElement[name.name=/^(FileInput|DateInput|DateRangeInput|DatePicker|TimePicker)$/]',
    message: 'Use DateField, TimeField, DateTimeField or FileField.',
  },
];

const blueprintSyntax = [
  {
    selector:
      'JSXAttribute[name.name=/[iI]con$/] > Literal, JSXAttribute[name.name=/[iI]con$/] > JSXExpressionContainer > Literal[value=/./]',
    message: 'Pass an icon component: an icon name brings every icon into the bundle.',
  },
  {
    selector: 'Property[key.name=/^(icon|rightIcon|endIcon)$/] > Literal[value=/^[a-z]+(-[a-z]+)*$/]',
    message: 'Pass an icon component: an icon name brings every icon into the bundle.',
  },
];

/** A text of characters that nobody sees is no text. */
const blankSyntax = [
  {
    selector: "BinaryExpression[operator=/^[!=]==$/][right.value=''][left.callee.property.name='trim']",
    message: 'Ask isBlank: a space without width is not trimmed.',
  },
  ...[
    "MemberExpression[property.name='length'] > CallExpression.object",
    "MemberExpression[property.name='length'] > ArrayExpression.object > SpreadElement > CallExpression",
    "VariableDeclarator[id.type='ObjectPattern'] > CallExpression.init",
  ].map(place => ({
    selector: `${place}[callee.property.name='trim']:not([callee.object.callee.name='asSeen'])`,
    message: 'Count asSeen(text).trim(): a space without width is not trimmed, and nobody sees it.',
  })),
];

/** What is shipped believes nothing that has crossed a border as text. */
const jsonSyntax = [
  {
    selector:
      "TSAsExpression:not([typeAnnotation.type='TSUnknownKeyword']):has(> CallExpression.expression[callee.object.name='JSON'][callee.property.name='parse'])",
    message: 'What comes out of JSON is unknown until somebody has looked: narrow it, or use a DTO.',
  },
];

/** Times are read by one clock, that of the person and not of the device. */
const clockSyntax = [
  {
    selector:
      "NewExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat'], CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]",
    message: 'Ask clockFormat, with the zone of ownClock: a formatter without a zone shows the clock of the device.',
  },
];

/** What was downloaded in vain is remembered by React and by the router. */
const downloadSyntax = [
  {
    selector: "MemberExpression[object.name='React'][property.name=/^(lazy|use)$/]",
    message: 'Use loadOnDemand or Downloaded: React remembers a download that failed.',
  },
  {
    selector: "Property[key.name='lazy'] > :function",
    message: 'Use pageOnDemand or pageOnceShown: the router remembers a download that failed.',
  },
];

const houseSyntax = [
  {
    selector: 'ExportDefaultDeclaration:not(TSModuleDeclaration *)',
    message: 'A file is named after its one export; no default exports.',
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
];

const shippedSyntax = [
  houseSyntax,
  jsonSyntax,
  blankSyntax,
  markupSyntax,
  blueprintSyntax,
  fieldSyntax,
  downloadSyntax,
].flat();

const unfinishedTests = [
  {
    // `it.skip.each`, `test.describe.skip`, `info.skip(true)` and the like.
    selector:
      'MemberExpression[property.name=/^(only|skip|todo|fixme|failing|fail|slow)$/]:matches([object.name=/^(it|describe|test|info|testInfo)$/], [object.object.name=/^(it|describe|test)$/], [object.callee.object.name=/^(it|describe|test)$/])',
    message: 'Every test runs, always.',
  },
  {
    selector: "MemberExpression[object.name=/^(it|describe|test)$/][property.type='Literal']",
    message: 'Every test runs, always.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fit|fdescribe|xit|xdescribe|xtest)$/]',
    message: 'Every test runs, always.',
  },
];

const steadyTests = [
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for what a person would see, or move `page.clock` on.',
  },
  { selector: "Property[key.name='retries']", message: 'A red test is a fault: nothing is repeated until it passes.' },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Draw from SeededRandom: a failure can be brought about again.',
  },
  {
    selector: "CallExpression[callee.object.name='fc'][callee.property.name='assert']",
    message: 'Use assertProperty: its seeds are fixed.',
  },
];

const restrict = (...rules) => ({ 'eslint-js/no-restricted-syntax': ['error', ...rules.flat()] });
const all = (rules, level) => Object.fromEntries(rules.map(rule => [rule, level]));

const untyped = [
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-member-access',
  'no-unsafe-return',
];
/** What `typescript-eslint` recommends with types, and the rules of hooks with those of React's compiler. */
const recommended = [
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  ...[
    'await-thenable',
    'ban-ts-comment',
    'no-array-constructor',
    'no-array-delete',
    'no-base-to-string',
    'no-duplicate-enum-values',
    'no-duplicate-type-constituents',
    'no-empty-object-type',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-floating-promises',
    'no-for-in-array',
    'no-implied-eval',
    'no-misused-new',
    'no-namespace',
    'no-non-null-asserted-optional-chain',
    'no-redundant-type-constituents',
    'no-require-imports',
    'no-this-alias',
    'no-unnecessary-type-assertion',
    'no-unnecessary-type-constraint',
    ...untyped,
    'no-unsafe-declaration-merging',
    'no-unsafe-enum-comparison',
    'no-unsafe-function-type',
    'no-unsafe-unary-minus',
    'no-unused-expressions',
    'no-wrapper-object-types',
    'only-throw-error',
    'prefer-as-const',
    'prefer-namespace-keyword',
    'prefer-promise-reject-errors',
    'restrict-plus-operands',
    'triple-slash-reference',
    'unbound-method',
    'consistent-type-imports',
  ].map(rule => `typescript/${rule}`),
];
const hooks = [
  'rules-of-hooks',
  'exhaustive-deps',
  'static-components',
  'use-memo',
  'preserve-manual-memoization',
  'incompatible-library',
  'immutability',
  'globals',
  'refs',
  'set-state-in-effect',
  'error-boundaries',
  'purity',
  'set-state-in-render',
  'unsupported-syntax',
].map(rule => `react/${rule}`);

export default defineConfig({
  ignorePatterns: [
    'dist/',
    '.cache/',
    '.sandbox/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    'test/architecture/broken/',
    'docs/',
    '**/*.d.mts',
    '**/*.{js,cjs,mjs}',
  ],
  options: { typeAware: true, respectEslintDisableDirectives: false, denyWarnings: true },
  plugins: ['eslint', 'typescript', 'react'],
  // Oxlint has no rule of its own for banned syntax: this is that of ESLint.
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'off' },
  rules: {
    ...all(recommended, 'error'),
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    'max-lines': ['error', 470],
    eqeqeq: 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    ...restrict(houseSyntax),
  },
  overrides: [
    {
      files: code,
      rules: {
        'no-console': 'error',
        ...restrict(shippedSyntax),
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'react',
                importNames: ['lazy', 'use'],
                message: 'Use loadOnDemand or Downloaded: React remembers a download that failed.',
              },
              {
                name: '@blueprintjs/core',
                importNames: ['Dialog', 'Popover', 'PopoverNext'],
                message: 'Use DashboardDialog or Popup: these take the focus back 0.3 s after they closed.',
              },
              {
                name: 'class-validator',
                importNames: ['IsPhoneNumber'],
                message: 'It brings every telephone plan of the world along.',
              },
              {
                name: 'class-validator',
                importNames: ['ValidateNested'],
                message: 'Use Nested or NestedList: ValidateNested lets null through, and nothing at all.',
              },
              {
                name: 'class-validator',
                importNames: ['IsEmail'],
                message: 'Use IsEmailAddress: IsEmail throws where a text holds half a character.',
              },
            ],
          },
        ],
      },
    },
    {
      files: code,
      excludeFiles: platform,
      rules: {
        'no-restricted-globals': ['error', ...ambient.map(name => ({ name, message: askPort }))],
        ...restrict(shippedSyntax, ambientSyntax),
      },
    },
    {
      files: ['src/presentation/**/*.{ts,tsx}'],
      excludeFiles: ['src/presentation/kit/time/{clockFormat,ownClock}.ts'],
      rules: restrict(shippedSyntax, ambientSyntax, clockSyntax),
    },
    {
      files: ['src/presentation/**/*.tsx'],
      excludeFiles: ['src/presentation/kit/forms/{Calendar,FileField}.tsx'],
      rules: restrict(shippedSyntax, ambientSyntax, clockSyntax, nativeSyntax),
    },
    { files: ['scripts/webpack/**/*.ts'], rules: restrict(houseSyntax, jsonSyntax) },
    // What is thrown, logged and stored on the platform's side is for the console too.
    { files: ['src/infrastructure/system/**', 'src/main.tsx'], rules: { 'no-console': 'off' } },
    { files: ['src/**/*.tsx', 'src/presentation/**/*.ts'], rules: all(hooks, 'error') },
    {
      files: proofs,
      rules: {
        ...restrict(houseSyntax, unfinishedTests, steadyTests),
        // What a matcher such as expect.any() gives back is untyped by design.
        ...all(
          [...untyped, 'unbound-method'].map(rule => `typescript/${rule}`),
          'off',
        ),
      },
    },
    {
      files: [
        'src/infrastructure/http/kernel/Nested.ts',
        'src/presentation/kit/Downloaded.tsx',
        'src/presentation/kit/overlays/{DashboardDialog,Popup}.tsx',
      ],
      rules: { 'no-restricted-imports': 'off' },
    },
    { files: ['test/support/assertProperty.ts'], rules: restrict(houseSyntax) },
    // Tools demand a default export of their configuration.
    { files: ['*.config.ts'], rules: { 'eslint-js/no-restricted-syntax': 'off' } },
  ],
});
