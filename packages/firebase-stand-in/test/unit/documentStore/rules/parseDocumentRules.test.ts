import { documentRules } from '../../../../documentStore/rules/documentRules';
import type { RuleMap } from '../../../../documentStore/rules/RuleValue';
import { pinnedFields } from '../../../../documentStore/rules/pinnedFields';
import { jsonToRuleValue, toRuleFields } from '../../../../documentStore/rules/toRuleValue';
import { toStoreFields } from '../../../../documentStore/values/plainValues';

const inService = (body: string): string =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
const withCondition = (condition: string, functions = ''): string =>
  inService(`${functions} match /c/{id} { allow get, list: if ${condition}; }`);
const data = toRuleFields(toStoreFields({ n: 3, text: 'b', list: ['a', 'b'], map: { k: 1 }, yes: true }));

function decides(condition: string, resource: RuleMap | undefined = data, functions = ''): boolean {
  return documentRules(withCondition(condition, functions)).allows({
    operation: 'get',
    path: 'c/x',
    auth: null,
    now: 0,
    find: () => undefined,
    resource,
  });
}

describe('documentRules', () => {
  it.each([
    ['resource.data.n == 3', true],
    ['resource.data.n != 3', false],
    ['resource.data.n < 4 && resource.data.n <= 3 && resource.data.n > 2 && resource.data.n >= 3', true],
    ["resource.data.text < 'c'", true],
    ['resource.data.text in resource.data.list', true],
    ["'k' in resource.data.map", true],
    ["'z' in resource.data.map", false],
    ["resource.data.text in ['x', 'b']", true],
    ['!(resource.data.n == 3)', false],
    ["id == 'x' && database == '(default)'", true],
    ['request.auth == null', true],
    ["request.method == 'get'", true],
    ['resource.data.map == resource.data.map', true],
  ])('decides %s', (condition, expected) => {
    expect(decides(condition)).toBe(expected);
  });

  it.each([
    ['a member that is not there', 'resource.data.none == 1'],
    ['a member of nothing', 'request.auth.uid == resource.data.text'],
    ['an order between types', "resource.data.n < 'x'"],
    ['membership in a number', "'x' in resource.data.n"],
    ['a condition that is no boolean', 'resource.data.n'],
    ['the opposite of no boolean', '!resource.data.n'],
    ['a part of a conjunction that fails', 'resource.data.yes && resource.data.none'],
  ])('refuses %s', (_, condition) => {
    expect(decides(condition)).toBe(false);
  });

  it('lets one side of an alternative decide when the other fails', () => {
    expect([
      decides('resource.data.none || true'),
      decides('true || resource.data.none'),
      decides('!(resource.data.none && false)'),
    ]).toEqual([true, true, true]);
  });

  it('calls functions with arguments, also ones declared later', () => {
    expect(
      decides(
        'outer(3)',
        data,
        'function outer(x) { return inner(x, resource.data.n); } function inner(a, b) { return a == b; }',
      ),
    ).toBe(true);
  });

  it('knows of a list only what the query pins down', () => {
    const filter = (op: 'EQUAL' | 'ARRAY_CONTAINS', fieldPath: string) => ({
      fieldFilter: { field: { fieldPath }, op, value: { stringValue: 'a' } },
    });
    const known = pinnedFields({
      compositeFilter: {
        op: 'AND',
        filters: [filter('EQUAL', 'text'), filter('ARRAY_CONTAINS', 'list'), filter('EQUAL', 'map.k')],
      },
    });
    const holds = (condition: string): boolean => decides(condition, known);
    expect([
      holds("resource.data.text == 'a'"),
      holds("'a' in resource.data.list"),
      holds("resource.data.map.k == 'a'"),
    ]).toEqual([true, true, true]);
    expect([
      holds("!('b' in resource.data.list)"),
      holds("resource.data.list == ['a']"),
      holds("!('n' in resource.data)"),
      holds('resource.data.map == resource.data.map'),
    ]).toEqual([false, false, false, false]);
    const either = pinnedFields({
      compositeFilter: { op: 'OR', filters: [filter('EQUAL', 'text'), filter('EQUAL', 'other')] },
    });
    expect(decides("resource.data.text == 'a'", either)).toBe(false);
  });

  it.each([
    ['no rules at all', 'hello'],
    ['another version', withCondition('true').replace("'2'", "'1'")],
    ['another service', withCondition('true').replace('cloud.firestore', 'firebase.storage')],
    ['an unknown function', withCondition('exists(1)')],
    ['the wrong number of arguments', withCondition('f()', 'function f(a) { return a; }')],
    ['an unknown name', withCondition('requst.auth == null')],
    ['a method', withCondition("resource.data.list.hasAny(['a'])")],
    ['arithmetic', withCondition('1 + 1 == 2')],
    ['a binding', withCondition('f()', 'function f() { let x = 1; return x == 1; }')],
    ['a path of any depth', inService('match /{all=**} { allow read: if true; }')],
    ['an unknown operation', inService('match /c/{id} { allow fetch: if true; }')],
  ])('refuses to start with %s', (_, source) => {
    expect(() => documentRules(source)).toThrow();
  });

  it('allows without a condition where none is stated, for the operations named', () => {
    const rules = documentRules(inService('match /c/{id} { allow write; }'));
    const ask = (operation: 'get' | 'create' | 'delete') =>
      rules.allows({ operation, path: 'c/x', auth: null, now: 0, find: () => undefined });
    expect([ask('create'), ask('delete'), ask('get')]).toEqual([true, true, false]);
  });

  it('shows a token to the rules as it is', () => {
    const rules = documentRules(
      withCondition("request.auth.token.firebase.sign_in_provider == 'custom' && 'a' in request.auth.token.scopes"),
    );
    expect(jsonToRuleValue({ a: undefined, b: [1] })).toBeDefined();
    expect(
      rules.allows({
        operation: 'get',
        path: 'c/x',
        auth: { uid: 'u', token: { firebase: { sign_in_provider: 'custom' }, scopes: ['a'] } },
        now: 0,
        find: () => undefined,
      }),
    ).toBe(true);
  });

  it('knows the moment of the request, and whether another document is there', () => {
    const rules = documentRules(
      withCondition(
        'request.time.toMillis() < 5 && exists(/databases/$(database)/documents/others/$(request.auth.uid))',
      ),
    );
    const ask = (now: number, uid: string): boolean =>
      rules.allows({
        operation: 'get',
        path: 'c/x',
        auth: { uid, token: {} },
        now,
        find: path => (path === 'others/ann' ? toRuleFields({}) : undefined),
      });
    expect([ask(4, 'ann'), ask(5, 'ann'), ask(4, 'bob'), ask(4, ''), ask(4, 'ann/x')]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('reads another document, and returns nothing if it does not exist', () => {
    const rules = documentRules(
      withCondition('get(/databases/$(database)/documents/others/$(request.auth.uid)).data.since < 5'),
    );
    const since: Readonly<Record<string, string>> = { 'others/ann': '4', 'others/bob': '5' };
    const ask = (uid: string): boolean =>
      rules.allows({
        operation: 'get',
        path: 'c/x',
        auth: { uid, token: {} },
        now: 0,
        find: path => (since[path] === undefined ? undefined : toRuleFields({ since: { integerValue: since[path] } })),
      });
    expect([ask('ann'), ask('bob'), ask('cy'), ask('')]).toEqual([true, false, false, false]);
  });
});
