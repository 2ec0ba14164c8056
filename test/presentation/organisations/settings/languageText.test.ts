import { languageText } from '@/presentation/organisations/settings/settingsText';

describe('a language', () => {
  it.each([
    ['en-GB', 'English (United Kingdom)'],
    ['cy', 'Welsh'],
    ['e', 'e'],
    ['', ''],
  ])('is shown by its name: %s', (code, name) => {
    expect(languageText(code)).toBe(name);
  });
});
