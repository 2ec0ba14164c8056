import { keptPatientName, LONGEST_KEPT_NAME } from '@/domain/drafts/keptPatientName';

describe('keptPatientName', () => {
  it.each(['Ana Novak', 'ana@example.org', 'أنا', 'x'.repeat(LONGEST_KEPT_NAME)])('accepts %p unchanged', name => {
    expect(keptPatientName(name)).toBe(name);
  });

  it.each([undefined, null, 7, {}, ['Ana'], '', ' \n', 'x'.repeat(LONGEST_KEPT_NAME + 1)])('rejects %p', value => {
    expect(keptPatientName(value)).toBeUndefined();
  });
});
