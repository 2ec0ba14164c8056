import { plainText } from '@/domain/kernel/plainText';
import { stripDiacritics } from '@/domain/kernel/stripDiacritics';

describe('text that is compared', () => {
  it.each([
    ['accents, in one sign or two', 'Zoë Zoe\u0308', 'zoe zoe'],
    ['signs that take no room', 'Oka\u00adfor\u200b\ufeff', 'okafor'],
    ['apostrophes of all kinds', 'O\u2019B O\u2018B O\u02bcB O\u00b4B O`B O\u2032B', "o'b o'b o'b o'b o'b o'b"],
    ['hyphens and dashes of all kinds', 'a\u2010b\u2011c\u2012d\u2013e\u2014f\u2212g', 'a-b-c-d-e-f-g'],
    ['spaces of all kinds', 'a\u00a0b\u2009c \n d', 'a b c d'],
    ['letters Unicode leaves alone', 'Øø Łł Đđ Ðð ß ẞ Ææ Œœ Þþ ı', 'oo ll dd dd ss ss aeae oeoe thth i'],
    ['the Greek s at the end of a word', 'ΠΑΠΠΑΣ παππάς', 'παππασ παππασ'],
    ['Latin without anything to be folded', 'You are YOUNG\n\tsaid', 'you are young said'],
    ['other scripts', '山田 太郎', '山田 太郎'],
  ])('knows no difference of %s', (_what, text, expected) => {
    expect(plainText(text)).toBe(expected);
  });

  it('keeps its capitals where they are asked for, sign for sign', () => {
    const text = 'İpek GROẞ Ærø Şı \u{10400} ΠΑΣ O’Brien';
    expect(stripDiacritics(text)).toBe("Ipek GROSS AEro Si \u{10400} ΠΑΣ O'Brien");
    expect(plainText(text)).toHaveLength(stripDiacritics(text).length);
  });
});
