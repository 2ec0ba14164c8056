import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { insertPhrase } from '@/domain/chat/phrases/insertPhrase';
import { phraseLimits, normalisePhrases } from '@/domain/chat/phrases/normalisePhrases';

describe('insertPhrase', () => {
  it.each([
    ['', 0, 'Hello', 'Hello', 5],
    ['Dear Ana', 8, 'Hello', 'Dear Ana Hello', 14],
    ['Dear Ana', 4, 'good', 'Dear good Ana', 9],
    ['One\n', 4, 'two', 'One\ntwo', 7],
    ['See you.', 7, 'soon', 'See you soon.', 12],
  ])('turns %j with the caret at %d and the phrase %j into %j', (draft, cursor, phrase, expected, after) => {
    expect(insertPhrase(draft, cursor, phrase)).toEqual({ draft: expected, cursor: after });
  });

  it('never removes a character, and puts the caret after the phrase', () => {
    const place = fc
      .string()
      .chain(draft => fc.record({ draft: fc.constant(draft), cursor: fc.integer({ min: 0, max: draft.length }) }));
    assertProperty(
      fc.property(place, fc.string({ minLength: 1 }), ({ draft, cursor }, phrase) => {
        const inserted = insertPhrase(draft, cursor, phrase);
        const [head, tail] = [inserted.draft.slice(0, inserted.cursor), inserted.draft.slice(inserted.cursor)];
        expect(head.startsWith(draft.slice(0, cursor))).toBe(true);
        expect(head.endsWith(phrase)).toBe(true);
        expect(tail.endsWith(draft.slice(cursor))).toBe(true);
      }),
    );
  });
});

describe('normalisePhrases', () => {
  it('removes blank phrases and duplicates', () => {
    expect(normalisePhrases([' One ', '', '\u2800\u200b\u3164', 'Two', 'One'])).toEqual(['One', 'Two']);
  });

  it('limits the length and the number of phrases', () => {
    const many = normalisePhrases(Array.from({ length: 60 }, (_, at) => `${at}${'x'.repeat(phraseLimits.longest)}`));
    expect([many.length, many[0]?.length]).toEqual([phraseLimits.most, phraseLimits.longest]);
  });
});
