import { paletteMatches } from '@/domain/app/navigation/paletteMatches';
import { shortcutOf } from '@/domain/app/navigation/shortcutOf';
import { shortcuts } from '@/domain/app/navigation/shortcuts';

describe('paletteMatches', () => {
  const entries = ['V2 Chat', 'V2 Chat Requests', 'Claim Chat', 'All Organisations', 'Zoë Árvay', 'Log Out'].map(
    label => ({ label }),
  );
  const found = (query: string): string[] => paletteMatches(entries, query).map(({ label }) => label);

  it('returns everything in its order for an empty query', () => {
    expect(found('  ')).toEqual(entries.map(({ label }) => label));
  });

  it('finds words in any order and case', () => {
    expect(found('CHAT v2')).toEqual(['V2 Chat', 'V2 Chat Requests']);
  });

  it('finds names without accents', () => {
    expect(found('zoe arv')).toEqual(['Zoë Árvay']);
  });

  it('ranks labels that begin with the query first, then words that do, then the rest', () => {
    expect(found('c')).toEqual(['Claim Chat', 'V2 Chat', 'V2 Chat Requests']);
    expect(found('o')[0]).toBe('All Organisations');
  });

  it('finds nothing when one word has no match', () => {
    expect(found('chat nowhere')).toEqual([]);
  });

  it('returns at most 30 matches', () => {
    expect(
      paletteMatches(
        Array.from({ length: 200 }, (_, at) => ({ label: `Patient ${at}` })),
        'patient',
      ),
    ).toHaveLength(30);
  });
});

describe('shortcutOf', () => {
  const press = {
    key: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    typing: false,
    isApple: false,
  };

  it.each([
    ['Ctrl K', { key: 'k', ctrlKey: true }, 'palette'],
    ['⌘ K', { key: 'k', metaKey: true }, 'palette'],
    ['Ctrl K while typing', { key: 'k', ctrlKey: true, typing: true }, 'palette'],
    ['Ctrl Shift K, which the browser uses', { key: 'K', ctrlKey: true, shiftKey: true }, undefined],
    ['k alone', { key: 'k' }, undefined],
    ['?', { key: '?', shiftKey: true }, 'sheet'],
    ['? while typing', { key: '?', shiftKey: true, typing: true }, undefined],
    ['Ctrl ?', { key: '?', ctrlKey: true }, undefined],
    ['Alt PageDown', { key: 'PageDown', altKey: true }, 'nextTab'],
    ['Alt PageUp while typing', { key: 'PageUp', altKey: true, typing: true }, 'previousTab'],
    ['⌥ PageUp', { key: 'PageUp', altKey: true, isApple: true }, 'previousTab'],
    ['PageDown alone', { key: 'PageDown' }, undefined],
    ['Alt Shift PageDown', { key: 'PageDown', altKey: true, shiftKey: true }, undefined],
    ['Alt Shift W', { key: 'W', altKey: true, shiftKey: true }, 'closeTab'],
    ['Alt Shift T while typing', { key: 'T', altKey: true, shiftKey: true, typing: true }, 'reopenTab'],
    ['Alt Shift N', { key: 'N', altKey: true, shiftKey: true }, 'nextNeed'],
    ['the position of W on a layout with another letter there', { key: 'Z', altKey: true, shiftKey: true }, undefined],
    ['„ on a Mac', { key: '„', altKey: true, shiftKey: true, typing: true, isApple: true }, undefined],
    ['Ń on a Mac', { key: 'Ń', altKey: true, shiftKey: true, isApple: true }, undefined],
    ['⌥⇧W that types a W', { key: 'W', altKey: true, shiftKey: true, typing: true, isApple: true }, undefined],
    ['⌃⇧W', { key: 'W', ctrlKey: true, shiftKey: true, isApple: true }, 'closeTab'],
    ['⌃⇧N while typing', { key: 'N', ctrlKey: true, shiftKey: true, typing: true, isApple: true }, 'nextNeed'],
    ['Ctrl Shift W, which the browser uses', { key: 'W', ctrlKey: true, shiftKey: true }, undefined],
    ['Alt N', { key: 'n', altKey: true }, undefined],
    ['Alt W', { key: 'w', altKey: true }, undefined],
    ['Ctrl Alt Shift W', { key: 'W', ctrlKey: true, altKey: true, shiftKey: true }, undefined],
    ['⌃⌥⇧W', { key: 'W', ctrlKey: true, altKey: true, shiftKey: true, isApple: true }, undefined],
    ['⌘⇧W, which the browser uses', { key: 'W', metaKey: true, shiftKey: true, isApple: true }, undefined],
  ] as const)('%s', (_name, keys, expected) => {
    expect(shortcutOf({ ...press, ...keys })).toBe(expected);
  });

  it('lists every shortcut once', () => {
    expect(new Set(shortcuts.map(({ id }) => id)).size).toBe(shortcuts.length);
  });
});
