import { asSeen } from '@/domain/kernel/asSeen';
import { isBlank } from '@/domain/kernel/isBlank';
import { plainDigits } from '@/domain/kernel/plainDigits';
import { stripDiacritics } from '@/domain/kernel/stripDiacritics';
import { stripInvisible } from '@/domain/kernel/stripInvisible';
import { biography } from '@/domain/profile/biography.rule';
import { personName } from '@/domain/account/personName.rule';
import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import { cleanChoices } from '@/domain/organisations/settingFault';
import { fileNameOf } from '@/infrastructure/http/client/readFile';

/** One of each kind: zero width, soft hyphen, direction marks, fillers, tags and invisible operators. */
const HIDDEN = [
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f'],
  ...['\u202a', '\u202e', '\u2060', '\u2063', '\u2066', '\u2069', '\u2800', '\u3164', '\ufe0f', '\ufeff', '\uffa0'],
  ...['\u{1d173}', '\u{e0041}', '\u{e0100}'],
];

describe.each(HIDDEN)('the hidden character %j', sign => {
  const text = `Gra${sign}ce`;
  it.each<readonly [string, (read: string) => unknown, unknown]>([
    ['an identifier', stripInvisible, 'Grace'],
    ['a pasted identifier', pastedIdentifier, 'Grace'],
    ['a text', asSeen, 'Grace'],
    ['a search', stripDiacritics, 'Grace'],
    ['a biography', read => biography({ text: read }).biography, 'Grace'],
    ['a file', fileNameOf_, 'Grace'],
    [
      'a setting of an organisation',
      read => cleanChoices('details', { name: { kind: 'own', value: read } })['name'],
      { kind: 'own', value: 'Grace' },
    ],
  ])('is removed from %s', (_, read, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('is rejected in a person’s name, ignored between digits, and blank alone', () => {
    expect(personName({ text, kind: 'name' })).toEqual({ kind: 'fault', fault: 'hiddenCharacters' });
    expect(plainDigits(`1${sign}2`)).toBe('12');
    expect(isBlank(sign)).toBe(true);
  });
});

function fileNameOf_(name: string): string {
  return fileNameOf(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
}

describe('asSeen', () => {
  it.each([
    'علی\u200cرضا',
    'क\u094d\u200dष',
    '👩\u200d⚕\ufe0f',
    '👍🏽',
    '❤\ufe0f',
    '葛\u{e0100}',
    'a\tb\nc\rd',
    'Ann O’Neil',
  ])('keeps %j, in which every character matters', text => {
    expect(asSeen(text)).toBe(text);
  });

  it('removes control characters', () => {
    expect(asSeen('a\u0000b\u001b\u0085c')).toBe('abc');
  });
});
