import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { anyone, endpoint, nothing, session } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { everybody } from '@/infrastructure/http/endpoints/owner';
import { apiUse, type Sources } from '#scripts/apiUse/apiUse';
import { callingSources } from '#scripts/apiUse/callingSources';
import { renderUse } from '#scripts/apiUse/renderUse';

const uses = apiUse(endpoints, callingSources(process.cwd()));
const [, section = ''] = readFileSync('docs/decisions.md', 'utf8').split('## Calls without a caller');
const excused = [...section.matchAll(/^\| (\w+\.\w+) \| \S.*\|$/gm)].map(([, name]) => name);

describe('every call of the endpoint table', () => {
  it('has a caller, or a line in the decisions that explains why not', () => {
    const unused = uses.filter(({ users }) => users.length === 0).map(({ name }) => name);
    process.stdout.write(`${uses.length - unused.length} of ${uses.length} served calls have a user\n`);
    expect(unused.filter(name => !excused.includes(name))).toEqual([]);
  });

  it('has no such line if it has a caller', () => {
    const made = uses.filter(({ users }) => users.length > 0).map(({ name }) => name);
    expect(excused.filter(name => name !== undefined && made.includes(name))).toEqual([]);
    expect(excused.filter(name => !uses.some(use => use.name === name))).toEqual([]);
  });

  it('is described in docs/api-use.md', () => {
    expect(readFileSync('docs/api-use.md', 'utf8')).toBe(renderUse(uses));
  });
});

describe('the caller of an endpoint', () => {
  const call = endpoint({
    ...{ method: 'POST', path: '/a/{b}', summary: 'A.', reply: nothing, access: session('survey:get') },
    ...{ owner: everybody, repeat: 'command', etag: 'demands' },
  });
  const open = endpoint({
    ...{
      method: 'GET',
      path: '/open',
      summary: 'B.',
      reply: nothing,
      access: anyone,
      owner: everybody,
      repeat: 'safe',
    },
  });
  const madeBy = (path: string, text: string): readonly (readonly string[])[] => {
    const whole = 'export const endpoints = {\n  things: thingEndpoints,\n};\n';
    const sources: Sources = new Map([
      ['sandbox/endpoints/endpoints.ts', whole],
      [path, text],
    ]);
    return apiUse({ things: { call, open } }, sources).map(({ users }) => users);
  };
  const adapter = 'src/infrastructure/http/things/AxiosThings.ts';

  it.each([
    ['names it', 'backend.call(thingEndpoints.call, {})'],
    ['uses it through an alias', "import { thingEndpoints as it } from '..';\nbackend.call(it.call, {})"],
    ['uses it through the whole table', 'backend.call(endpoints.things.call, {})'],
    ['destructures it from the table', 'const { call } = endpoints.things;\nbackend.call(call)'],
    ['destructures its area from the table', 'const { things } = endpoints;\nbackend.call(things.call)'],
    ['contains its address', "fetch(`${url}/a/${id}`, { method: 'POST' })"],
  ])('is found if its adapter %s', (_, text) => {
    expect(madeBy(adapter, text)).toEqual([['dashboard: things'], []]);
  });

  it.each([
    ['uses another call', 'backend.call(thingEndpoints.another, {})'],
    ['contains its address with another method', 'fetch(`${url}/a/${id}`)'],
    ['contains a longer address', "fetch('/open/more')"],
  ])('is not found if an adapter %s', (_, text) => {
    expect(madeBy(adapter, text)).toEqual([[], []]);
  });

  it('is listed with the required scope, and whether conflicts are refused', () => {
    expect(apiUse({ things: { call, open } }, new Map()).map(({ scope, hasConflict }) => [scope, hasConflict])).toEqual(
      [
        ['survey:get', true],
        ['none', false],
      ],
    );
  });
});
