import { validateSync } from 'class-validator';
import { HasText } from '@/infrastructure/http/kernel/HasText';

class Sample {
  @HasText() name: unknown;
  @HasText(3) reason: unknown;
}

const wrongIn = (sample: Partial<Sample>): readonly string[] =>
  validateSync(Object.assign(new Sample(), { name: 'a', reason: 'abc' }, sample)).map(({ property }) => property);

describe('HasText', () => {
  it.each(['a', ' a ', '\u200ba', '😀'])('accepts %j', name => {
    expect(wrongIn({ name })).toEqual([]);
  });

  it.each(['', ' \n', '\u2800\u200b', '\u3164', '\u202e', 7, null, undefined])('rejects %j', name => {
    expect(wrongIn({ name })).toEqual(['name']);
  });

  it.each(['ab', ' ab ', 'a\u200b\u200b\u200b', '😀😀'])('rejects %j, which has too few visible characters', reason => {
    expect(wrongIn({ reason })).toEqual(['reason']);
  });
});
