import { textSegments } from '@/presentation/chat/messages/textSegments';

const linksIn = (text: string) => textSegments(text).flatMap(({ href }) => href ?? []);

describe('textSegments', () => {
  it('keep every character of the text', () => {
    const text = '  <b>Hi</b>\n see https://example.org/a?b=1, or mailto:help@example.org.\t';
    expect(
      textSegments(text)
        .map(segment => segment.text)
        .join(''),
    ).toBe(text);
  });

  it('find web and mail addresses, without the full stop after them', () => {
    expect(linksIn('See https://example.org/a (or http://example.org). Mail mailto:help@example.org!')).toEqual([
      'https://example.org/a',
      'http://example.org/',
      'mailto:help@example.org',
    ]);
  });

  it.each([
    'https://example.org/\u202egpj.exe',
    'https://exam\u200bple.org/',
    'https://example.org/\u2066a\u2069',
    'https://[::1',
    'https://a:b',
    'mailto:\u200fhelp@example.org',
  ])('show %j as text', text => {
    expect(textSegments(text)).toEqual([{ text }]);
  });

  it('leave an address its own brackets and no others', () => {
    const text =
      'https://example.org/a_(b) (see https://example.org/c_(d)), (https://example.org/e), [http://[::1]/], ' +
      'https://example.org/f)).';
    expect(linksIn(text)).toEqual([
      'https://example.org/a_(b)',
      'https://example.org/c_(d)',
      'https://example.org/e',
      'http://[::1]/',
      'https://example.org/f',
    ]);
  });

  it('read each character once, however long an address is', () => {
    const took = (count: number): number => {
      const text =
        `https://example.org/${')'.repeat(count)} https://example.org/${'('.repeat(count)} ${'a/'.repeat(count)} ` +
        `${'http:// '.repeat(count / 10)}`;
      const times = Array.from({ length: 9 }, () => {
        const start = performance.now();
        textSegments(text);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    // Ten times the length takes about ten times as long; looking back from each character would take a hundred times.
    expect(took(9_980) / took(998)).toBeLessThan(40);
  });

  it('find the link before thousands of brackets', () => {
    const text = `https://example.org/${')'.repeat(9_980)}`;
    expect(textSegments(text)).toEqual([
      { text: 'https://example.org/', href: 'https://example.org/' },
      { text: ')'.repeat(9_980) },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://',
    'https://bank.example@evil.example/',
    'www.example.org',
    'jAvAsCrIpT:1',
  ])('leave %s as plain text', text => {
    expect(linksIn(text)).toEqual([]);
  });
});
