import { evaluateRule } from '../../../../realtimeDatabase/rules/evaluateRule';
import { RuleParser } from '../../../../realtimeDatabase/rules/RuleParser';
import { RuleSnapshot } from '../../../../realtimeDatabase/rules/RuleSnapshot';
import { fromWire } from '../../../../realtimeDatabase/tree/wireValue';

const captures = new Set(['$uid']);
const tree = fromWire({ people: { ann: { age: 30, name: 'Ann', on: true } } });
const variables = {
  $uid: 'ann',
  now: 1000,
  auth: { uid: 'ann', token: { mfa: true } },
  root: new RuleSnapshot(tree, []),
  data: new RuleSnapshot(tree, ['people', 'ann']),
};
const evaluate = (source: string) => evaluateRule(RuleParser.parse(source, captures), variables);

describe('RuleParser', () => {
  it.each<[string, unknown]>([
    ['true || auth.nothing.below', true],
    ['false && auth.nothing.below', false],
    ['true || false && false', true],
    ['(true || false) && false', false],
    ['!true == false', true],
    ['1 + 2 * 3 === 7', true],
    ['10 - 4 - 3', 3],
    ['-2 + 7 % 4', 1],
    ["'a' + 1", 'a1'],
    ["'it\\'s'", "it's"],
    ['"x" < "y"', true],
    ['now >= 1000 ? "late" : "early"', 'late'],
    ['auth.uid === $uid', true],
    ["auth['token']['mfa'] === true", true],
    ['auth.token.scopes === null', true],
    ["data.child('age').val() > 18", true],
    ["root.child('people/' + $uid).exists()", true],
    ["root.child('people').child($uid).hasChildren(['age', 'name'])", true],
    ["data.hasChildren(['age', 'address'])", false],
    ["data.child('name').isString() && data.child('age').isNumber() && data.child('on').isBoolean()", true],
    ["data.child('age').isString()", false],
    ['data.parent().parent().hasChild("people")', true],
    ["data.child('name').val().length", 3],
    ["data.child('name').val().toLowerCase().beginsWith('an')", true],
    ["'abc'.contains('b') && 'abc'.endsWith('c') && 'a'.toUpperCase() == 'A'", true],
  ])('evaluates %s', (source, expected) => {
    expect(evaluate(source)).toEqual(expected);
  });

  it.each([
    ['a name it does not know', 'request.auth'],
    ['a variable of another place', '$other == 1'],
    ['a method it does not know', "auth.uid.replace('a', 'b')"],
    ['a regular expression', 'auth.uid.matches(/^a/)'],
    ['a missing end', '(true'],
    ['something after the end', 'true true'],
    ['half a comparison', 'now >'],
    ['an assignment', 'now = 1'],
    ['nothing', ''],
  ])('refuses %s while reading', (_, source) => {
    expect(() => RuleParser.parse(source, captures)).toThrow();
  });

  it.each([
    ['a member of null', 'auth.nothing.below == 1'],
    ['a number as a condition', '1 && true'],
    ['a text compared by size with a number', "'a' > 1"],
    ['a method of something else', "auth.uid.child('x')"],
    ['the parent of the root', 'root.parent()'],
  ])('fails to evaluate %s', (_, source) => {
    expect(() => evaluate(source)).toThrow();
  });
});
