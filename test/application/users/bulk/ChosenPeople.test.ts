import { ChosenPeople } from '@/application/users/bulk/ChosenPeople';

describe('ChosenPeople', () => {
  it('returns each choice once', () => {
    const chosen = new ChosenPeople(() => 'u-ann');
    chosen.choose(['u-ben', 'u-cleo']);
    expect([chosen.consume(), chosen.consume()]).toEqual(['u-ben\nu-cleo', undefined]);
  });

  it('returns nothing to a user other than the one who chose', () => {
    let self = 'u-ann';
    const chosen = new ChosenPeople(() => self);
    chosen.choose(['u-ben']);
    self = 'u-dan';
    expect(chosen.consume()).toBeUndefined();
  });
});
