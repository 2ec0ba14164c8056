import { storablePatientName, LONGEST_STORED_NAME } from '@/domain/drafts/storablePatientName';

describe('storablePatientName', () => {
  it.each(['Ana Novak', 'ana@example.org', 'أنا', 'x'.repeat(LONGEST_STORED_NAME)])('accepts %p unchanged', name => {
    expect(storablePatientName(name)).toBe(name);
  });

  it.each([undefined, null, 7, {}, ['Ana'], '', ' \n', 'x'.repeat(LONGEST_STORED_NAME + 1)])('rejects %p', value => {
    expect(storablePatientName(value)).toBeUndefined();
  });
});
