import { DatabaseRules } from '../../../../realtimeDatabase/rules/DatabaseRules';
import { withNodeAt } from '../../../../realtimeDatabase/tree/nodeAt';
import { parsePath } from '../../../../realtimeDatabase/tree/path';
import { fromWire } from '../../../../realtimeDatabase/tree/wireValue';
import type { IdTokenClaims } from '../../../../kernel/IdTokenClaims';

const tree = fromWire({ open: 1, people: { ann: { age: 30 } } });
const claimsOf = (sub: string): IdTokenClaims => ({
  sub,
  user_id: sub,
  auth_time: 0,
  iat: 0,
  exp: 0,
  firebase: { sign_in_provider: 'custom', identities: {} },
});
const rules = new DatabaseRules({
  rules: {
    '.read': false,
    people: {
      '.indexOn': ['age'],
      $uid: {
        '.read': 'auth.uid === $uid',
        '.write': 'auth.uid === $uid',
        '.validate': "newData.hasChildren(['age'])",
        age: { '.validate': 'newData.isNumber() && (!data.exists() || newData.val() >= data.val())' },
        $other: { '.validate': false },
      },
      guest: { '.read': true },
    },
  },
});

describe('DatabaseRules', () => {
  const canRead = (uid: string | undefined, path: string) =>
    rules.canRead(parsePath(path), { claims: uid === undefined ? undefined : claimsOf(uid), tree, now: 0 });
  const canWrite = (uid: string, path: string, value: unknown) =>
    rules.canWrite(
      parsePath(path),
      { claims: claimsOf(uid), tree, now: 0 },
      withNodeAt(tree, parsePath(path), fromWire(value)),
    );

  it.each([
    ['their own place', 'ann', 'people/ann', true],
    ['what lies below it', 'ann', 'people/ann/age', true],
    ['another’s place', 'bob', 'people/ann', false],
    ['the list above', 'ann', 'people', false],
    ['what no rule speaks of', 'ann', 'open', false],
    ['a place with rules of its own beside the variable', 'bob', 'people/guest', true],
    ['their own place, being nobody', undefined, 'people/ann', false],
  ])('decides on reading %s', (_, uid, path, expected) => {
    expect(canRead(uid, path)).toBe(expected);
  });

  it.each([
    ['a valid value', 'ann', 'people/ann', { age: 31 }, true],
    ['a deeper value', 'ann', 'people/ann/age', 31, true],
    ['a priority alone', 'ann', 'people/ann/.priority', 1, true],
    ['a removal, which nothing validates', 'ann', 'people/ann', null, true],
    ['a value that breaks a rule below', 'ann', 'people/ann', { age: 'old' }, false],
    ['a value that breaks a rule above', 'bob', 'people/bob/name', 'Bob', false],
    ['a child nothing allows', 'ann', 'people/ann', { age: 31, admin: true }, false],
    ['a value that goes back on the stored one', 'ann', 'people/ann/age', 29, false],
    ['another’s place', 'bob', 'people/ann/age', 31, false],
    ['several people at once', 'ann', 'people', { ann: { age: 31 } }, false],
  ])('decides on writing %s', (_, uid, path, value, expected) => {
    expect(canWrite(uid, path, value)).toBe(expected);
  });

  it.each([
    ['an unknown setting', { rules: { '.reed': true } }, '/.reed'],
    ['a rule that does not parse', { rules: { a: { '.read': 'auth ==' } } }, '/a/.read'],
    ['a rule that is no text', { rules: { a: { '.read': 1 } } }, '/a/.read'],
    ['two variables at one place', { rules: { $a: {}, $b: {} } }, '/$b'],
    ['no rules at all', {}, 'rules'],
  ])('refuses %s and names the place', (_, file, place) => {
    expect(() => new DatabaseRules(file)).toThrow(place);
  });
});
