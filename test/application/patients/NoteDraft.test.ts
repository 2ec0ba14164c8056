import { noteDraftText, readNoteDraft } from '@/application/patients/NoteDraft';

const draft = { text: 'Slept “well”\n😀', momentId: 'n-1', askedAt: 1_790_000_000_000 };

describe('a note draft on the device', () => {
  it.each([draft, { ...draft, askedAt: null }])('comes back as it was kept: %j', kept => {
    expect(readNoteDraft(noteDraftText(kept))).toEqual(kept);
  });

  it('is nothing where nothing is written', () => {
    expect(noteDraftText({ ...draft, text: '' })).toBe('');
  });

  it.each(['', 'Slept well', '4', 'null', '{"text":"x"}', '{"text":1,"momentId":"n-1"}', '{"text":"x","momentId":""}'])('is none of another making: %s', kept => {
    expect(readNoteDraft(kept)).toBeUndefined();
  });
});
