import { ChooseTheme } from '@/application/app/ChooseTheme';
import { FakePreferenceVault } from '#test/support/fakes/app/FakePreferenceVault';

describe('ChooseTheme', () => {
  it('keeps the choice for the next visit', () => {
    const preferences = new FakePreferenceVault();
    new ChooseTheme(preferences).execute('dark');
    expect(preferences.kept).toEqual({ 'prefers-color-scheme': 'dark' });
  });
});
