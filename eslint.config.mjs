import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
];

/** What is shipped believes nothing that has crossed a border as text. */
const jsonSyntax = [
  {
    selector:
      "TSAsExpression:not([typeAnnotation.type='TSUnknownKeyword']):has(> CallExpression.expression[callee.object.name='JSON'][callee.property.name='parse'])",
    message: 'What comes out of JSON is unknown until somebody has looked: narrow it, or use a DTO.',
  },
];

const houseSyntax = [
  { selector: 'ExportDefaultDeclaration', message: 'A file is named after its one export; no default exports.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
];

const shippedSyntax = [houseSyntax, jsonSyntax, blankSyntax, markupSyntax, blueprintSyntax, fieldSyntax].flat();

const unfinishedTests = [
  {
    selector:
      'CallExpression[callee.object.name=/^(it|describe|test)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
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
  {
    selector: "CallExpression[callee.object.name='fc'][callee.property.name='assert']",
    message: 'Use assertProperty: its seeds are fixed.',
  },
];

const restrict = (...rules) => ['error', ...rules.flat()];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.cache/',
      '.sandbox/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'test/architecture/broken/',
      'docs/',
      '**/*.d.mts',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // The compiler says it as well.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // A port is asynchronous even where one adapter or fake can answer at once.
      '@typescript-eslint/require-await': 'off',
      'max-lines': ['error', 470],
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': restrict(houseSyntax),
    },
  },
  {
    files: code,
    rules: {
      'no-console': 'error',
      '@typescript-eslint/no-implied-eval': 'error',
      'no-restricted-syntax': restrict(shippedSyntax),
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@blueprintjs/core',
              importNames: ['Popover'],
              message: 'Use PopoverNext: Popover is misplaced under React 19.',
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
    ignores: platform,
    rules: {
      'no-restricted-globals': ['error', ...ambient.map(name => ({ name, message: askPort }))],
      'no-restricted-syntax': restrict(shippedSyntax, ambientSyntax),
    },
  },
  { files: ['scripts/webpack/**/*.ts'], rules: { 'no-restricted-syntax': restrict(houseSyntax, jsonSyntax) } },
  // What is thrown, logged and stored on the platform's side is for the console too.
  { files: ['src/infrastructure/system/**', 'src/main.tsx'], rules: { 'no-console': 'off' } },
  { files: ['src/**/*.tsx', 'src/presentation/**/*.ts'], ...hooks.configs.flat.recommended },
  {
    files: proofs,
    rules: {
      'no-restricted-syntax': restrict(houseSyntax, unfinishedTests, steadyTests),
      // What a matcher such as expect.any() gives back is untyped by design; no test is worth the time of the others.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['src/infrastructure/http/kernel/Nested.ts'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['test/support/assertProperty.ts'], rules: { 'no-restricted-syntax': restrict(houseSyntax) } },
  // Tools demand a default export of their configuration.
  { files: ['*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
