import { conflictsText, conflictTexts, draftText } from '@/application/drafts/draftText';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

describe('draftText', () => {
  it('reads stored conflicts back, and stores nothing when there are none', () => {
    expect(conflictTexts(conflictsText(['one', 'two “quoted”']))).toEqual(['one', 'two “quoted”']);
    expect(conflictsText([])).toBe('');
  });

  it.each(['', 'no list', '{"a":1}', '[1,"",null]'])('finds no texts in %j', kept => {
    expect(conflictTexts(kept)).toEqual([]);
  });

  it.each([
    ['c-ana', 'See you\non Friday', 'See you\non Friday'],
    ['edit:c-ana', '17\nBetter\nso', 'Better\nso'],
    ['risk:p-ana', 'act-1\nset\nShe said\nso', 'She said\nso'],
    ['words:flag:c-ana', 'She said so', 'She said so'],
    ['beside:edit:c-ana', '["17\\nOne","17\\nTwo"]', 'One\n\nTwo'],
  ])('returns what the user wrote in %s', (place, kept, text) => {
    expect(draftText(chatDraftKey(place), kept)).toBe(text);
  });
});
