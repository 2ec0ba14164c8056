import { hasWords } from '@/domain/kernel/hasWords';

describe('hasWords', () => {
  it.each(['', ' ', 'josé', 'JOSE', 'nunez jose', 'núñez  j', 'jose nunez', 'jo@ex nu', 'Jose\u0301', ' jose\tnun '])(
    'finds by %j',
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
  ])('minds no punctuation between words: %j', query => {
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
  ])('finds %s with and without the signs of the name', (name, queries) => {
    expect(queries.filter(query => !hasWords(name, query))).toEqual([]);
  });

  it.each([
    ['Sean Neil Obi', "o'neil"],
    ['Marie Anne Brown', 'anne-marie'],
    ['Juno Sedgwick', 'sedgwick, june'],
    ['Juno Sedgwick', 'nos'],
  ])('does not find %s by %j', (name, query) => {
    expect(hasWords(name, query)).toBe(false);
  });

  it.each(['josefa', 'jose smith', 'j.n'])('finds nothing by %j', query => {
    expect(hasWords('José Núñez jo@example.org', query)).toBe(false);
  });
});
