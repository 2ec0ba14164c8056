import { isAllowedPage } from '../../../http/isAllowedPage';

const asked = (headers: Readonly<Record<string, string>>, method = 'GET') =>
  isAllowedPage({ headers: { host: 'localhost:4600', ...headers }, method });

describe('isAllowedPage', () => {
  it.each(['http://localhost:4600', 'http://127.0.0.1:4600', 'http://[::1]:4600', 'http://t81.localhost:4600'])(
    'allows the own page at %s',
    origin => {
      expect(asked({ origin }, 'POST')).toBe(true);
    },
  );

  it.each([
    'https://evil.example',
    'http://localhost',
    'http://localhost:4601',
    'http://localhost:46000',
    'http://localhost:4600.evil.example',
    'http://localhost.evil.example:4600',
    'http://evil.example:4600',
    'http://localhost:4600@evil.example',
    'ftp://localhost:4600',
    'null',
    '',
  ])('refuses a page at "%s"', origin => {
    expect(asked({ origin }, 'POST')).toBe(false);
    expect(asked({ origin }, 'OPTIONS')).toBe(false);
    expect(
      asked({ origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }),
    ).toBe(false);
  });

  it('allows programs, which name no page', () => {
    expect(asked({}, 'POST')).toBe(true);
  });

  it.each(['cross-site', 'same-site'])(
    'refuses pictures, scripts, frames and forms of a %s page, and opens a link',
    site => {
      const from = { 'sec-fetch-site': site };
      for (const dest of ['image', 'script', 'style', 'font', 'audio', 'empty'])
        expect(asked({ ...from, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': dest })).toBe(false);
      expect(asked({ ...from, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' })).toBe(false);
      expect(asked({ ...from, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, 'POST')).toBe(false);
      expect(asked({ ...from, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toBe(true);
    },
  );

  it.each(['none', 'same-origin'])('allows what the browser calls %s', site => {
    expect(asked({ 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' })).toBe(true);
    expect(
      asked(
        { 'sec-fetch-site': site, origin: 'null', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
        'POST',
      ),
    ).toBe(true);
  });
});
