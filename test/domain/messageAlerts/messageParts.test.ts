import { messageParts } from '@/domain/messageAlerts/messageParts';

describe('the parts of a message', () => {
  it('has links, and the text between them as it was typed', () => {
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

  it('has none without text', () => expect(messageParts('')).toEqual([]));
});
