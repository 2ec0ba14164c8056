import { paletteMatches } from '@/domain/app/navigation/paletteMatches';
import { shortcutOf } from '@/domain/app/navigation/shortcutOf';
import { shortcuts } from '@/domain/app/navigation/shortcuts';

describe('paletteMatches', () => {
  const entries = ['V2 Chat', 'V2 Chat Requests', 'Claim Chat', 'All Organisations', 'Zoë Árvay', 'Log Out'].map(
    label => ({ label }),
  );
  const found = (query: string): string[] => paletteMatches(entries, query).map(({ label }) => label);

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

describe('shortcutOf', () => {
  const press = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, typing: false };

  it.each([
    ['Ctrl K', { key: 'k', ctrlKey: true }, 'palette'],
    ['⌘ K', { key: 'k', metaKey: true }, 'palette'],
    ['Ctrl K while typing', { key: 'k', ctrlKey: true, typing: true }, 'palette'],
    ['Ctrl Shift K, which is the browser’s', { key: 'K', ctrlKey: true, shiftKey: true }, undefined],
    ['k alone', { key: 'k' }, undefined],
    ['?', { key: '?', shiftKey: true }, 'sheet'],
    ['? while typing', { key: '?', shiftKey: true, typing: true }, undefined],
    ['Ctrl ?', { key: '?', ctrlKey: true }, undefined],
    ['Alt PageDown', { code: 'PageDown', altKey: true }, 'nextTab'],
    ['Alt PageUp while typing', { code: 'PageUp', altKey: true, typing: true }, 'previousTab'],
    ['PageDown alone', { code: 'PageDown' }, undefined],
    ['Alt Shift W, whatever it types', { key: '„', code: 'KeyW', altKey: true, shiftKey: true }, 'closeTab'],
    ['Alt Shift T', { code: 'KeyT', altKey: true, shiftKey: true }, 'reopenTab'],
    ['Alt Shift N while typing', { key: 'Ñ', code: 'KeyN', altKey: true, shiftKey: true, typing: true }, 'nextNeed'],
    ['Alt N', { code: 'KeyN', altKey: true }, undefined],
    ['Alt W', { code: 'KeyW', altKey: true }, undefined],
    ['Ctrl Alt Shift W', { code: 'KeyW', ctrlKey: true, altKey: true, shiftKey: true }, undefined],
  ] as const)('%s', (_name, keys, expected) => {
    expect(shortcutOf({ ...press, ...keys })).toBe(expected);
  });

  it('lists every shortcut once', () => {
    expect(new Set(shortcuts.map(({ id }) => id)).size).toBe(shortcuts.length);
  });
});
