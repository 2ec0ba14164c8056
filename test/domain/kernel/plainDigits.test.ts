import { plainDigits } from '@/domain/kernel/plainDigits';

describe('plainDigits', () => {
  it.each([
    ['plain digits', '0123456789', '0123456789'],
    ['full-width digits', '０１２３４５６７８９', '0123456789'],
    ['Arabic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['Devanagari digits', '०१२३४५६७८९', '0123456789'],
    ['mathematical digits', '𝟘𝟙𝟚𝟛𝟜𝟗', '012349'],
    ['superscripts, fractions and circled digits', '10²½①', '10²½①'],
    ['digits between invisible characters', '\u200e12\u200b34\ufeff56\u2066', '123456'],
    ['other characters', 'a-1 ,b', 'a-1 ,b'],
    ['nothing', '', ''],
  ])('returns the plain form of %s', (_what, typed, plain) => {
    expect(plainDigits(typed)).toBe(plain);
  });
});
