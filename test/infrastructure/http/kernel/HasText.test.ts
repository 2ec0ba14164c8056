import { validateSync } from 'class-validator';
import { HasText } from '@/infrastructure/http/kernel/HasText';

class Sample {
  @HasText() name: unknown;
  @HasText(3) reason: unknown;
}

const wrongIn = (sample: Partial<Sample>): readonly string[] =>
  validateSync(Object.assign(new Sample(), { name: 'a', reason: 'abc' }, sample)).map(({ property }) => property);

describe('a text with something to read', () => {
  it.each(['a', ' a ', '\u200ba', '😀'])('is %j', name => {
    expect(wrongIn({ name })).toEqual([]);
  });

  it.each(['', ' \n', '\u2800\u200b', '\u3164', '\u202e', 7, null, undefined])('is not %j', name => {
    expect(wrongIn({ name })).toEqual(['name']);
  });

  it.each(['ab', ' ab ', 'a\u200b\u200b\u200b', '😀😀'])('has too few characters to be seen: %j', reason => {
    expect(wrongIn({ reason })).toEqual(['reason']);
  });
});
