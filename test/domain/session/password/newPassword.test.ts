import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { newPassword } from '@/domain/session/password/newPassword.rule';

describe('any password of twelve code points and more', () => {
  it('is accepted whatever it is made of', () => {
    const typed = fc.string({ unit: 'binary', minLength: 12, maxLength: 200 });
    assertProperty(fc.property(typed, text => newPassword({ typed: text, confirmation: text }).verdict === 'valid'));
  });

  it('is refused below, whatever it is made of', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 11 });
    assertProperty(fc.property(typed, text => newPassword({ typed: text, confirmation: text }).verdict !== 'valid'));
  });
});
