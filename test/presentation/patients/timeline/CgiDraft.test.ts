import { cgiDraftText, readCgiDraft } from '@/presentation/patients/timeline/CgiDraft';

const draft = { momentId: 'c-1', severity: 4, improvement: null, note: 'Slower “than” in May', sent: true };

describe('an impression on the device', () => {
  it.each([draft, { ...draft, severity: null, improvement: 7, sent: false }])('comes back as it was kept: %j', kept => {
    expect(readCgiDraft(cgiDraftText(kept))).toEqual(kept);
  });

  it('is nothing where nothing was entered', () => {
    expect(cgiDraftText({ ...draft, severity: null, note: '' })).toBe('');
  });

  it.each(['', 'x', 'null', '{"momentId":"c-1","severity":"4","improvement":null,"note":""}', '{"momentId":"","severity":4,"improvement":null,"note":""}'])(
    'is none of another making: %s',
    kept => {
      expect(readCgiDraft(kept)).toBeUndefined();
    },
  );
});
