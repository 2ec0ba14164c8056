/**
 * Who may import whom. Layer rules are allow-lists: what is not named is forbidden. `$1` is what the first bracket of
 * `from` matched.
 */
const npm = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})(/|$)`;
const stylesheets = '[.]css$';

const layer = (name, from, mayImport, comment) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: { pathNot: mayImport },
});

const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' || Array.isArray(to) ? { path: to } : to,
});

/** A library and the only places of `src` that may import it. */
const capability = (library, names, homes) =>
  never(`capability-${library}`, { path: '^src/', pathNot: homes }, { path: npm(...names) }, `${library} has one home`);

/** What lives once per window and several areas read. */
const windowState =
  '^src/application/(access/((Flag|Scope)Cache|ScopeResetSignal)|notifications/StaleSignal|session/SessionEvents)\\.ts$';

const adapters = ['^src/domain/', '^src/application/(.*/ports|kernel)/', '^src/infrastructure/$1/'];
/** A class: `useStore` is a hook. */
const stores = '^src/presentation/.*/[A-Z][A-Za-z]*Store[.]ts$';
const views = ['^src/presentation/.*[.]tsx$', '^src/main[.]tsx$'];

/** What the sandbox shares with the dashboard: rules and the contract of the wire; and what it is made of. */
const wire = [
  '^(sandbox|packages)/',
  '^src/domain/',
  '^src/infrastructure/http/(endpoints|kernel)/',
  '^src/infrastructure/http/.*Dtos?[.]ts$',
  npm('class-validator', 'class-transformer', 'reflect-metadata', 'otpauth', 'luxon'),
  '^src/infrastructure/http/(chat/pubNubOf|patients/Answers)[.]ts$',
];
const packageTests = '^packages/[^/]+/test/';
/** Run in the browser, unlike the rest of the sandbox. */
const sandboxPages = '^sandbox/pages/browser/';

/** The entries that put a thread together. */
const entries = '^src/((main|createShell)[.]tsx|infrastructure/worker/chat/chatWorker[.]ts)$';

export default {
  forbidden: [
    layer(
      'domain-area-stands-alone',
      { path: '^src/domain/([^/]+)/', pathNot: '^src/domain/kernel/time/' },
      ['^src/domain/$1/', '^src/domain/kernel/'],
      'rules and values know their own area only',
    ),
    layer(
      'domain-time-has-luxon',
      '^src/domain/kernel/time/',
      ['^src/domain/kernel/', npm('luxon')],
      'the one home of calendars',
    ),
    layer(
      'application-knows-domain-and-ports',
      '^src/application/([^/]+)/',
      [
        '^src/domain/',
        '^src/application/($1|kernel|drafts)/',
        '^src/application/(.+/ports|chat/protocol)/',
        windowState,
      ],
      'use cases name no technology and no other feature but by its ports; drafts serve them all',
    ),
    never(
      'protocol-knows-neither-side',
      '^src/application/chat/protocol/',
      '^src/application/chat/(engine|page)/',
      'commands and updates cross the border of the worker: page and engine depend on them, not they on either',
    ),
    never(
      'kit-knows-no-feature',
      '^src/presentation/kit/',
      '^src/(presentation/(?!kit/)|(application|domain)/(?!(kernel|drafts)/))',
      'every page downloads the kit, and must not download a feature with it; drafts serve the forms of all',
    ),
    never('engine-does-not-know-the-page', '^src/application/chat/engine/', '^src/application/chat/page/'),
    never(
      'pages-speak-the-protocol',
      { path: '^src/(application|presentation)/', pathNot: '^src/application/chat/engine/' },
      '^src/application/chat/engine/',
      'the engine runs in a worker, and only what hosts it imports it',
    ),
    layer(
      'adapters-implement-ports',
      { path: '^src/infrastructure/(storage)/' },
      [...adapters, npm('idb')],
      'an adapter knows its ports and its one technology',
    ),
    layer('system-implements-ports', { path: '^src/infrastructure/(system)/' }, [
      ...adapters,
      npm('otpauth', 'papaparse'),
    ]),
    layer('http-implements-ports', { path: '^src/infrastructure/(http)/' }, [
      ...adapters,
      npm('axios', 'class-validator', 'class-transformer', 'reflect-metadata'),
    ]),
    layer('firebase-implements-ports', { path: '^src/infrastructure/(firebase)/' }, [
      ...adapters,
      npm('firebase', '@firebase'),
    ]),
    layer('worker-hosts-the-engine', { path: '^src/infrastructure/(worker)/', pathNot: entries }, [
      ...adapters,
      '^src/application/chat/(engine|protocol|startUp)/',
    ]),
    layer('presentation-runs-use-cases', '^src/presentation/', [
      '^src/(presentation|domain|application)/',
      npm(
        'react',
        'react-dom',
        'react-router',
        'react-router-dom',
        'mobx',
        'mobx-react-lite',
        '@blueprintjs',
        'dompurify',
        'd3-scale',
        'd3-shape',
        'diff',
        '@headless-tree',
        '@tanstack/react-virtual',
      ),
      '^public/i18n/',
      stylesheets,
    ]),
    layer(
      'stores-run-use-cases',
      stores,
      ['^src/(presentation|domain|application)/', npm('mobx')],
      'a store is plain TypeScript with mobx',
    ),
    never('stores-do-not-know-each-other', stores, stores, 'what two stores share is a use case'),
    never('stores-do-not-know-views', stores, '^src/presentation/.*[.]tsx$'),
    never(
      'views-hold-no-logic',
      '^src/presentation/.*[.]tsx$',
      { path: '^src/(application|domain)/', dependencyTypesNot: ['type-only'] },
      'a view takes a store or values; use cases, ports and rules are types to it',
    ),
    never('views-leave-mobx-to-stores', '^src/presentation/.*[.]tsx$', npm('mobx')),
    never(
      'only-entries-import-di',
      { path: '^src/', pathNot: ['^src/di/', entries] },
      '^src/di/',
      'nobody asks the container for anything',
    ),
    never(
      'sandbox-knows-the-wire',
      { path: '^sandbox/', pathNot: sandboxPages },
      {
        dependencyTypesNot: ['core'],
        pathNot: [...wire, npm('esbuild', 'fflate', 'oidc-provider', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common')],
      },
      'the stand-in for the cloud speaks the wire and knows the rules',
    ),
    layer(
      'server-rules-stand-alone',
      '^sandbox/domain/',
      ['^(src|sandbox)/domain/'],
      'what an auditor judges is pure: values in, values out',
    ),
    never(
      'sandbox-pages-speak-as-patients',
      sandboxPages,
      { pathNot: [...wire, npm('firebase', '@firebase')] },
      'a practice patient speaks through the same SDK as a real one',
    ),
    never(
      'packages-stand-alone',
      '^packages/([^/]+)/',
      { dependencyTypesNot: ['core'], pathNot: ['^packages/$1/', 'node_modules/'] },
      'a package could be taken to another repository as it is',
    ),
    never(
      'packages-run-on-what-they-declare',
      { path: '^packages/', pathNot: packageTests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: npm('@types') },
    ),
    never('packages-import-no-tests', { path: '^packages/', pathNot: packageTests }, packageTests),
    never('shipped-code-stands-alone', '^src/', '^(test|sandbox|packages|scripts)/'),
    never('sandbox-imports-no-tests', '^sandbox/', ['^(test|scripts)/', packageTests]),
    never('no-node-in-the-browser', '^src/', { dependencyTypes: ['core'] }),
    never('no-tools-in-the-browser', '^src/', {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: npm('@types'),
    }),
    never(
      'no-undeclared-packages',
      '^(src|sandbox|packages)/',
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'what is imported stands in package.json',
    ),
    never(
      'no-barrels',
      { path: '/index[.]tsx?$', pathNot: 'node_modules' },
      {},
      'import from the file that holds the thing',
    ),
    never('no-circular', '^(src|sandbox|packages)/', { circular: true }),
    never('no-unresolved', {}, { couldNotResolve: true, pathNot: stylesheets }),
    capability('axios', ['axios'], ['^src/infrastructure/http/']),
    capability('firebase', ['firebase', '@firebase'], ['^src/infrastructure/firebase/']),
    capability('inversify', ['inversify', '@inversifyjs'], ['^src/di/']),
    capability('validation', ['class-validator', 'class-transformer'], ['^src/infrastructure/http/']),
    capability('luxon', ['luxon'], ['^src/domain/kernel/time/']),
    capability('mobx', ['mobx'], ['^src/presentation/']),
    capability('dompurify', ['dompurify'], ['^src/presentation/legal/']),
    capability('blueprint', ['@blueprintjs'], ['^src/presentation/']),
    capability(
      'react',
      ['react', 'react-dom', 'react-router', 'react-router-dom', 'mobx-react-lite'],
      ['^src/presentation/', ...views],
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/architecture/broken/' },
    enhancedResolveOptions: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
