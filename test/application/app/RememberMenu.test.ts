import { RememberMenu } from '@/application/app/RememberMenu';
import { FakePreferenceVault } from '#test/support/fakes/app/FakePreferenceVault';

describe('RememberMenu', () => {
  it('starts wide with nothing folded', () => {
    expect(new RememberMenu(new FakePreferenceVault()).recall()).toEqual({ open: true, folded: [] });
  });

  it('recalls what was kept, under the name that the specification gives', () => {
    const preferences = new FakePreferenceVault();
    new RememberMenu(preferences).execute({ open: false, folded: ['admin', 'support'] });
    expect(preferences.kept).toMatchObject({ menu_open: 'false' });
    expect(new RememberMenu(preferences).recall()).toEqual({ open: false, folded: ['admin', 'support'] });
  });
});
