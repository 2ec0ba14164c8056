import { themeChoice, themeToShow } from '@/domain/app/Theme';

describe('themeChoice', () => {
  it.each([
    { says: 'the stored choice before everything else', stored: 'light', setting: 'dark', choice: 'light' },
    { says: 'the device’s theme if the user chose so', stored: 'system', setting: 'dark', choice: 'system' },
    { says: 'the setting of the deployment before the device', stored: null, setting: 'dark', choice: 'dark' },
    { says: 'the device’s theme without a valid choice or setting', stored: 'purple', setting: '', choice: 'system' },
  ])('uses $says', ({ stored, setting, choice }) => {
    expect(themeChoice({ stored, setting })).toBe(choice);
  });
});

describe('themeToShow', () => {
  it('is the chosen theme, or the device’s', () => {
    expect([themeToShow('light', 'dark'), themeToShow('dark', 'light'), themeToShow('system', 'dark')]).toEqual([
      'light',
      'dark',
      'dark',
    ]);
  });
});
