import { ChosenPeople } from '@/application/users/bulk/ChosenPeople';

describe('ChosenPeople', () => {
  it('returns a choice once', () => {
    const chosen = new ChosenPeople(() => 'u-ann');
    chosen.choose(['u-ben', 'u-cleo']);
    expect([chosen.take(), chosen.take()]).toEqual(['u-ben\nu-cleo', undefined]);
  });

  it('returns nothing to another user than the one who chose', () => {
    let self = 'u-ann';
    const chosen = new ChosenPeople(() => self);
    chosen.choose(['u-ben']);
    self = 'u-dan';
    expect(chosen.take()).toBeUndefined();
  });
});
