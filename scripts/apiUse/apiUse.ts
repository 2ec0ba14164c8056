import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';

export type EndpointTable = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** Texts of the files that may call the backend, by their paths. */
export type Sources = ReadonlyMap<string, string>;

export interface ApiUse {
  /** `area.call`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The callers: `dashboard: surveys`, `practice: app`; empty if there are none. */
  readonly users: readonly string[];
  /** The session, scope or secret that the caller needs. */
  readonly scope: string;
  /** It names the version which was read. */
  readonly hasConflict: boolean;
}

/** Every call of the table with those who make it. */
export function apiUse(table: EndpointTable, sources: Sources): readonly ApiUse[] {
  const files = [...sources].map(([path, text]) => ({ user: userOf(path), text, named: namedCalls(text, sources) }));
  return Object.entries(table).flatMap(([area, calls]) =>
    Object.entries(calls).map(([call, endpoint]): ApiUse => {
      const makers = files.filter(({ text, named }) => named.has(`${area}.${call}`) || writes(text, endpoint));
      return {
        ...{ name: `${area}.${call}`, method: endpoint.method, path: endpoint.path, scope: scopeText(endpoint) },
        users: [...new Set(makers.flatMap(({ user }) => user ?? []))].sort(),
        hasConflict: endpoint.etag === 'demands',
      };
    }),
  );
}

/** The part of the product or of the sandbox that a file belongs to; undefined for one that makes no calls. */
function userOf(path: string): string | undefined {
  const [, area] = /^src\/infrastructure\/\w+\/(\w+)\//.exec(path) ?? [];
  if (area !== undefined && area !== 'endpoints') return `dashboard: ${area}`;
  const [, wiring] = /^src\/di\/(\w+)\.ts$/.exec(path) ?? [];
  if (wiring !== undefined) return `dashboard: ${wiring}`;
  const [, player] = /^sandbox\/(practice|pages)\//.exec(path) ?? [];
  if (player === undefined) return undefined;
  return player === 'pages' ? 'practice: pages' : 'practice: clients';
}

/** The calls that a text names by the endpoint table, whatever it calls its parts. */
function namedCalls(text: string, sources: Sources): ReadonlySet<string> {
  const found = new Set<string>();
  const areas = new Map([['endpoints', '']]);
  for (const [area, constant] of areaConstants(sources)) areas.set(constant, area);
  for (const [, constant = '', alias = ''] of text.matchAll(/\b(\w+Endpoints) as (\w+)\b/g))
    areas.set(alias, areas.get(constant) ?? constant);
  for (const [, names = '', holder = ''] of text.matchAll(/const \{([^}]*)\} =\s*([\w.]+);/g)) {
    const area = areaOf(holder, areas);
    for (const [, name = '', alias = name] of names.matchAll(/(\w+)(?:: (\w+))?/g)) {
      if (area === '') areas.set(alias, name);
      else if (area !== undefined) found.add(`${area}.${name}`);
    }
  }
  for (const [, alias = '', holder = ''] of text.matchAll(/const (\w+) = (endpoints\.\w+|\w+Endpoints);/g)) {
    const area = areaOf(holder, areas);
    if (area !== undefined) areas.set(alias, area);
  }
  for (const [, holder = '', call = ''] of text.matchAll(/\b(endpoints\.\w+|\w+)\.(\w+)\b/g)) {
    const area = areaOf(holder, areas);
    if (area !== undefined && area !== '') found.add(`${area}.${call}`);
  }
  return found;
}

/** Undefined outside the table; empty for the whole table. */
function areaOf(holder: string, areas: ReadonlyMap<string, string>): string | undefined {
  return holder.startsWith('endpoints.') ? holder.slice('endpoints.'.length) : areas.get(holder);
}

/** The constant of each area of the table, as its file names it. */
function areaConstants(sources: Sources): readonly (readonly [string, string])[] {
  const whole = sources.get('sandbox/endpoints/endpoints.ts') ?? '';
  return [...whole.matchAll(/^ {2}(\w+): (\w+Endpoints),$/gm)].map(([, area = '', constant = '']) => [area, constant]);
}

/** True if a text contains the address of a call; for a method other than GET, with that method nearby. */
function writes(text: string, { method, path }: Endpoint): boolean {
  if (method !== 'GET' && !text.includes(`method: '${method}'`)) return false;
  const pattern = path
    .split(/\{\w+\}/)
    .map(part => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('\\$\\{[^}]+\\}');
  return new RegExp(`['\`}]${pattern}(['\`?]|\\$\\{)`).test(text);
}

function scopeText({ access }: Endpoint): string {
  if (access.who === 'anyone') return 'none';
  if (access.who === 'idToken') return 'an ID token';
  const { scopes, anyOf = [] } = access;
  const all = [...scopes, ...(anyOf.length > 0 ? [`one of ${anyOf.join(', ')}`] : [])];
  return all.length === 0 ? 'a session' : all.join(' and ');
}
