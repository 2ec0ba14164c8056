import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { newPassword } from '@/domain/session/password/newPassword.rule';

describe('newPassword', () => {
  it('accepts any password of at least twelve code points', () => {
    const typed = fc.string({ unit: 'binary', minLength: 12, maxLength: 200 });
    assertProperty(fc.property(typed, text => newPassword({ typed: text, confirmation: text }).verdict === 'valid'));
  });

  it('rejects any shorter password', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 11 });
    assertProperty(fc.property(typed, text => newPassword({ typed: text, confirmation: text }).verdict !== 'valid'));
  });
});
