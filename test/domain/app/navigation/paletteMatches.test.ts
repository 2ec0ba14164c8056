import { paletteMatches } from '@/domain/app/navigation/paletteMatches';

const entries = ['V2 Chat', 'V2 Chat Requests', 'Claim Chat', 'All Organisations', 'Zoë Árvay', 'Log Out'].map(
  label => ({ label }),
);
const found = (query: string): string[] => paletteMatches(entries, query).map(({ label }) => label);

describe('paletteMatches', () => {
  it('gives everything in its order to an empty query', () => {
    expect(found('  ')).toEqual(entries.map(({ label }) => label));
  });

  it('finds words in any order and case', () => {
    expect(found('CHAT v2')).toEqual(['V2 Chat', 'V2 Chat Requests']);
  });

  it('finds names without their accents', () => {
    expect(found('zoe arv')).toEqual(['Zoë Árvay']);
  });

  it('puts the beginnings of labels before the beginnings of words, and those before the rest', () => {
    expect(found('c')).toEqual(['Claim Chat', 'V2 Chat', 'V2 Chat Requests']);
    expect(found('o')[0]).toBe('All Organisations');
  });

  it('finds nothing when one word is nowhere', () => {
    expect(found('chat nowhere')).toEqual([]);
  });

  it('gives no more than anybody reads', () => {
    expect(
      paletteMatches(
        Array.from({ length: 200 }, (_, at) => ({ label: `Patient ${at}` })),
        'patient',
      ),
    ).toHaveLength(30);
  });
});
