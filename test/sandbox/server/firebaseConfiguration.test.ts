import { existsSync, readFileSync } from 'node:fs';
import { looksLikeFile } from '#sandbox/server/files/contentType';
import { securityHeaders } from '#sandbox/server/securityHeaders';

interface HeaderRule {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

interface Configuration {
  readonly firestore: { readonly rules: string; readonly indexes: string };
  readonly database: { readonly rules: string };
  readonly hosting: {
    readonly public: string;
    readonly ignore: readonly string[];
    readonly rewrites: readonly { readonly source: string; readonly destination: string }[];
    readonly headers: readonly HeaderRule[];
  };
  readonly emulators: Readonly<Record<string, unknown>>;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const configuration = read('firebase.json') as Configuration;

/** Drops what a sandbox on this machine needs and production has on another host. */
const directivesOf = (policy: string) =>
  policy
    .split('; ')
    .filter(directive => !directive.startsWith('connect-src '))
    .map(directive => directive.replace(/^(img-src .*?)( https:\/\/\S+)+$/, '$1'));
const connectSourcesOf = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];

/** Headers that hosting lacks or sets differently for every document. */
function headerFaults({ hosting }: Configuration): string[] {
  const forAll = hosting.headers.find(({ source }) => source === '**');
  const given = new Map(forAll?.headers.map(({ key, value }) => [key, value]));
  const isSame = (name: string, wanted: string): boolean => {
    const value = given.get(name) ?? '';
    return name === 'Content-Security-Policy'
      ? directivesOf(value).join() === directivesOf(wanted).join()
      : value === wanted;
  };
  return Object.entries(securityHeaders('localhost')).flatMap(([name, wanted]) => (isSame(name, wanted) ? [] : [name]));
}

/** The configuration with one text of the file changed. */
const changed = (from: string, to: string): Configuration =>
  JSON.parse(JSON.stringify(configuration).replace(from, to)) as Configuration;

describe('firebase.json', () => {
  const [forAll, hashed] = configuration.hosting.headers;
  const valueOf = (rule: HeaderRule | undefined, name: string) => rule?.headers.find(({ key }) => key === name)?.value;

  it('deploys the rules and indexes that the sandbox enforces', () => {
    const { firestore, database } = configuration;
    expect([firestore, database]).toEqual([
      { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
      { rules: 'database.rules.json' },
    ]);
    for (const file of [firestore.rules, firestore.indexes, database.rules])
      expect([file, existsSync(file)]).toEqual([file, true]);
    expect(read(firestore.indexes)).toMatchObject({
      indexes: expect.arrayContaining([expect.objectContaining({ collectionGroup: 'chat-events' })]),
    });
    expect(read(database.rules)).toMatchObject({ rules: { '.read': false, '.write': false } });
  });

  it('sends the headers of the sandbox with every document', () => {
    expect(headerFaults(configuration)).toEqual([]);
    expect(valueOf(forAll, 'Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  });

  it.each([
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'", 'Content-Security-Policy'],
    ["frame-ancestors 'none'; ", '', 'Content-Security-Policy'],
    ['no-referrer', 'origin', 'Referrer-Policy'],
    ['nosniff', 'sniff', 'X-Content-Type-Options'],
    ['"Cross-Origin-Opener-Policy"', '"Cross-Origin-Opener"', 'Cross-Origin-Opener-Policy'],
  ])('fails the check with %s turned into "%s"', (from, to, fault) => {
    expect(headerFaults(changed(from, to))).toEqual([fault]);
  });

  it('allows pictures from the backend and the static storage', () => {
    const policy = valueOf(forAll, 'Content-Security-Policy') ?? '';
    expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe(
      "'self' data: https://backend.example.org https://static.example.org",
    );
  });

  it('connects only to encrypted hosts, each named in the deployment instructions', () => {
    const sources = connectSourcesOf(valueOf(forAll, 'Content-Security-Policy') ?? '');
    const instructions = readFileSync('docs/deployment.md', 'utf8');
    expect(sources[0]).toBe("'self'");
    expect(
      sources
        .slice(1)
        .filter(source => !/^(https|wss):\/\/(\*\.)?[a-z.]+$/.test(source) || !instructions.includes(source)),
    ).toEqual([]);
  });

  it('answers routes with the page and missing files with an error, as the sandbox does', () => {
    const [rewrite] = configuration.hosting.rewrites;
    const endings = /^!\*\*\/\*\.@\(([a-z0-9|]+)\)$/.exec(rewrite?.source ?? '')?.[1]?.split('|') ?? [];
    expect(rewrite?.destination).toBe('/index.html');
    expect(endings.length).toBeGreaterThan(10);
    expect(endings.filter(ending => !looksLikeFile(`/a.${ending}`))).toEqual([]);
    const source = readFileSync('sandbox/server/files/contentType.ts', 'utf8');
    expect([...source.matchAll(/'\.([a-z0-9]+)':/g)].map(([, ending]) => ending).sort()).toEqual([...endings].sort());
  });

  it('caches forever only files named after their content', () => {
    const pattern = new RegExp(hashed?.regex ?? '$^');
    expect(['/assets/main.0a1b2c3d.js', '/assets/main.0a1b2c3d.css'].every(path => pattern.test(path))).toBe(true);
    expect(
      ['/', '/index.html', '/environment.json', '/serviceWorker.js', '/i18n/en/chat.json'].some(path =>
        pattern.test(path),
      ),
    ).toBe(false);
    expect([valueOf(forAll, 'Cache-Control'), valueOf(hashed, 'Cache-Control')]).toEqual([
      'no-cache',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('publishes neither source maps nor compressed copies, and starts the emulators that the SDK uses', () => {
    expect(configuration.hosting).toMatchObject({
      public: 'dist',
      ignore: expect.arrayContaining(['**/*.map', '**/*.br', '**/*.gz']),
    });
    expect(Object.keys(configuration.emulators)).toEqual(
      expect.arrayContaining(['auth', 'firestore', 'database', 'hosting']),
    );
  });
});
