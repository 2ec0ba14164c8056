/** As much as one message may hold. */
const MOST = 10_000;

const fill = (part: string): string => part.repeat(Math.ceil(MOST / part.length)).slice(0, MOST);

/** What a patient may write to make a row slow, as long as it may be, by what it is. */
export const longTexts: Readonly<Record<string, string>> = {
  'plain words': fill('sleep was better this week '),
  'one word': fill('a'),
  'a link and 9,980 closing brackets': `https://a.example/${')'.repeat(9_980)}`.slice(0, MOST),
  'a link and 9,980 opening brackets': `https://a.example/${'('.repeat(9_980)}`.slice(0, MOST),
  'links, one after the other': fill('http://a.example '),
  'beginnings of links': fill('http:// '),
  'paths that may be images': fill('a/b/'),
  'mail addresses': fill('mailto:a@b.example '),
  'marks on one letter': `Z${fill('\u0301')}`.slice(0, MOST),
  'letters with marks': fill('Z\u0351\u036b\u0303'),
  'direction turned again and again': fill('\u202ea\u202d\u2067'),
  'two directions': fill('abc אבג '),
  'joined emoji': fill('👩‍👩‍👧‍👦'),
  'emoji of one sign': fill('🙂'),
  'one endless ligature': fill('﷽'),
  'signs without width': fill('\u200b\u00ad\u2060'),
  'line breaks': fill('\n'),
  'tabs and spaces': fill('\t '),
  'halves of signs': fill('\ud800\udc00\udc00'),
  markup: fill('<b onclick="a()">&amp;</b>'),
  'words of many scripts': fill('नमस्ते สวัสดี 你好 Ünïcödé '),
};
