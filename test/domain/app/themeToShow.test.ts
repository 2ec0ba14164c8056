import { themeToShow } from '@/domain/app/Theme';

describe('themeToShow', () => {
  it('takes the stored choice before everything else', () => {
    expect(themeToShow({ stored: 'light', setting: 'dark', device: 'dark' })).toBe('light');
  });

  it('takes the setting of the deployment before the device', () => {
    expect(themeToShow({ stored: null, setting: 'dark', device: 'light' })).toBe('dark');
  });

  it('follows the device otherwise', () => {
    expect(themeToShow({ stored: 'purple', setting: 'system', device: 'dark' })).toBe('dark');
  });
});
