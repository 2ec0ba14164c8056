import { messageParts } from '@/domain/messageAlerts/messageParts';

describe('messageParts', () => {
  it('separates links from the unchanged text between them', () => {
    expect(messageParts('See https://example.org/a?b=1. Or https://example.com/')).toEqual([
      { text: 'See ', isLink: false },
      { text: 'https://example.org/a?b=1', isLink: true },
      { text: '. Or ', isLink: false },
      { text: 'https://example.com/', isLink: true },
    ]);
  });

  it.each(['http://example.org', 'https://nhs.uk@example.org/', 'javascript:alert(1)', '<a href="x">y</a>', '😀'])(
    'leaves %s as text',
    text => expect(messageParts(text)).toEqual([{ text, isLink: false }]),
  );

  it('returns no parts for an empty text', () => expect(messageParts('')).toEqual([]));
});
