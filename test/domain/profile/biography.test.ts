import { biography } from '@/domain/profile/biography';

describe('a biography as it is kept', () => {
  it('has no white space around it, and at most one empty line in a row', () => {
    expect(biography('  Likes to listen. \r\n\r\n\r\nSails.\u2028Often. ')).toBe('Likes to listen.\n\nSails.\nOften.');
  });

  it('has no character that controls a machine or turns the direction of the text', () => {
    const controls = ['\u0000', '\u0007', '\u001b', '\u007f', '\u009b'].join('');
    const turns = ['\u202a', '\u202e', '\u2066', '\u2069'].join('');
    expect(biography(`Sails\u0000${controls}${turns} often.`)).toBe('Sails often.');
    expect(biography(`${turns}${controls}`)).toBe('');
  });

  it('keeps tabs, marks of direction and joined signs as they are', () => {
    const text = 'a\tb \u05d0\u200f! 👩\u200d⚕️';
    expect(biography(text)).toBe(text);
  });
});
