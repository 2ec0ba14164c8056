import { hasWords } from '@/domain/kernel/hasWords';
import { plainText } from '@/domain/kernel/plainText';
import { LONGEST_REASON, reasonFault } from '@/domain/kernel/reasonFault';
import { says } from '@/domain/kernel/rule';
import { stripDiacritics } from '@/domain/kernel/stripDiacritics';

describe('hasWords', () => {
  it.each(['', ' ', 'josé', 'JOSE', 'nunez jose', 'núñez  j', 'jose nunez', 'jo@ex nu', 'Jose\u0301', ' jose\tnun '])(
    'finds a match for %j',
    query => {
      expect(hasWords('José Núñez jo@example.org', query)).toBe(true);
    },
  );

  it.each([
    'sedgwick, juno',
    'Sedgwick,Juno',
    'juno; sedgwick',
    '(juno) "sedgwick"',
    'juno / sedgwick.',
    'sedgwick، juno',
    'sedgwick、juno',
    ', juno',
    '- juno -',
    ',',
    'juno, js+1@mail-box.example.org',
  ])('ignores punctuation between words: %j', query => {
    expect(hasWords('Juno Sedgwick js+1@mail-box.example.org', query)).toBe(true);
  });

  it.each([
    ["Sean O'Neil", ["o'neil", 'o’neil', 'oneil', 'neil', "o'neil, sean", "o'n"]],
    ['Sean O’Neil', ["o'neil", 'ONeil']],
    ['Sean ONeil', ["o'neil", 'oneil']],
    ['Sean O Neil', ["o'neil", 'o neil']],
    ['Anne-Marie Brown', ['anne-marie', 'annemarie', 'anne marie', 'anne‑marie', 'marie']],
    ['Anne Marie Brown', ['anne-marie', 'anne marie']],
    ['Annemarie Brown', ['anne-marie', 'annemarie']],
  ])('finds %s with and without its apostrophe, hyphen or space', (name, queries) => {
    expect(queries.filter(query => !hasWords(name, query))).toEqual([]);
  });

  it.each([
    ['Jürgen Müller', ['mueller', 'muller', 'müller', 'MÜLLER', 'Mu\u0308ller', 'juergen mueller', 'jurgen müller']],
    ['Ju\u0308rgen Mueller', ['müller', 'mueller', 'juergen']],
    ['Bärbel Groß-Schön', ['baerbel gross', 'grossschoen', 'Groß', 'schön']],
  ])('finds %s by either spelling of an umlaut', (name, queries) => {
    expect(queries.filter(query => !hasWords(name, query))).toEqual([]);
  });

  it('finds no umlaut that the name does not have', () => {
    expect(hasWords('Muller', 'mueller')).toBe(false);
  });

  it.each([
    ['Sean Neil Obi', "o'neil"],
    ['Marie Anne Brown', 'anne-marie'],
    ['Juno Sedgwick', 'sedgwick, june'],
    ['Juno Sedgwick', 'nos'],
  ])('does not find %s by %j', (name, query) => {
    expect(hasWords(name, query)).toBe(false);
  });

  it.each(['josefa', 'jose smith', 'j.n'])('finds nothing for %j', query => {
    expect(hasWords('José Núñez jo@example.org', query)).toBe(false);
  });
});

describe('plainText', () => {
  it.each([
    ['accents, in one character or two', 'Zoë Zoe\u0308', 'zoe zoe'],
    ['invisible characters', 'Oka\u00adfor\u200b\ufeff', 'okafor'],
    ['apostrophes of all kinds', 'O\u2019B O\u2018B O\u02bcB O\u00b4B O`B O\u2032B', "o'b o'b o'b o'b o'b o'b"],
    ['hyphens and dashes of all kinds', 'a\u2010b\u2011c\u2012d\u2013e\u2014f\u2212g', 'a-b-c-d-e-f-g'],
    ['spaces of all kinds', 'a\u00a0b\u2009c \n d', 'a b c d'],
    ['letters that Unicode does not decompose', 'Øø Łł Đđ Ðð ß ẞ Ææ Œœ Þþ ı', 'oo ll dd dd ss ss aeae oeoe thth i'],
    ['the Greek final sigma', 'ΠΑΠΠΑΣ παππάς', 'παππασ παππασ'],
    ['Latin text that needs no folding', 'You are YOUNG\n\tsaid', 'you are young said'],
    ['other scripts', '山田 太郎', '山田 太郎'],
  ])('normalises %s', (_what, text, expected) => {
    expect(plainText(text)).toBe(expected);
  });

  it('keeps capitals on request, with the same length', () => {
    const text = 'İpek GROẞ Ærø Şı \u{10400} ΠΑΣ O’Brien';
    expect(stripDiacritics(text)).toBe("Ipek GROSS AEro Si \u{10400} ΠΑΣ O'Brien");
    expect(plainText(text)).toHaveLength(stripDiacritics(text).length);
  });
});

describe('reasonFault', () => {
  it.each([
    ['', 'missing'],
    [' \n\t', 'missing'],
    ['\u2800\u200b\u3164', 'missing'],
    ['x', undefined],
    ['x'.repeat(LONGEST_REASON), undefined],
    [` ${'x'.repeat(LONGEST_REASON)} `, undefined],
    ['x'.repeat(LONGEST_REASON + 1), 'tooLong'],
  ] as const)('of %j is %s', (reason, fault) => {
    expect(reasonFault(reason)).toBe(fault);
  });
});

describe('says', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [1_000_000, '1,000,000'],
    [0.5, '0.5'],
    ['32768', '32768'],
  ])('writes %p as %s', (value, written) => {
    expect(says`at most ${value} of them`).toBe(`at most ${written} of them`);
  });

  it('inserts each value', () => {
    expect(says`${1} to ${2}, ${'a'}`).toBe('1 to 2, a');
  });

  it('returns a statement without values unchanged', () => {
    expect(says`Nothing is lost.`).toBe('Nothing is lost.');
  });
});
