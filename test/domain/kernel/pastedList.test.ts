import { pastedIdentifier } from '@/domain/kernel/pastedIdentifier';
import { pastedList, withoutBullets } from '@/domain/kernel/pastedList';

const NAME = 'grace@staff.example';
const textsOf = (text: string) => pastedList(text).map(item => item.text);

describe('pastedIdentifier', () => {
  it.each([
    NAME,
    ` ${NAME} `,
    `${NAME}.`,
    `${NAME};`,
    `${NAME} ,`,
    `Grace Ford <${NAME}>;`,
    `Ford, Grace <${NAME}>`,
    `"Ford, Grace" <${NAME}>,`,
    `<${NAME}>`,
    `< '${NAME}' >`,
    `<mailto:${NAME}>`,
    `mailto:${NAME}`,
    `• ${NAME}`,
    `•\t${NAME}`,
    `\uf0b7${NAME}`,
    `- ${NAME}`,
    `– ${NAME}`,
    `* ${NAME}`,
    `1. ${NAME}`,
    `12) ${NAME}`,
    `\u200b• “${NAME}”`,
    `„${NAME}“`,
    `«${NAME}»`,
    `grace\u200b@staff\u00ad.example\ufeff`,
    `\u202e${NAME}\u2069`,
  ])('reads the address in %j', text => {
    expect(pastedIdentifier(text)).toBe(NAME);
  });

  it.each(['NORTH-1', 'NORTH\u20111', 'NORTH\u20131', 'NORTH\u22121', '- NORTH-1.', '"NORTH-1"', '1.\tNORTH-1;'])(
    'reads the code in %j',
    text => {
      expect(pastedIdentifier(text)).toBe('NORTH-1');
    },
  );

  it.each([
    '-NORTH',
    '1.5',
    '4x',
    'a b@x.example',
    '<b>',
    'o’neil@x.example',
    'Grace <grace>',
    'A <a@x.example> B <b@x.example>',
  ])('leaves %j unchanged', text => {
    expect(pastedIdentifier(text)).toBe(text);
  });

  it.each(['', ' ', '\u200b', ';', '...', '• '])('reads nothing in %j', text => {
    expect(pastedIdentifier(text)).toBe('');
  });
});

describe('pastedList', () => {
  it.each([
    ['a@x.example; b@x.example'],
    ['a@x.example,b@x.example,'],
    ['a@x.example\tb@x.example'],
    ['a@x.example b@x.example'],
    ['a@x.example\n\nb@x.example\n'],
    ['a@x.example\r\nb@x.example'],
    ['a@x.example\u2028b@x.example'],
    ['a@x.example.\nb@x.example.'],
    ['Last, First <a@x.example>; Other, Name <b@x.example>'],
    ['Last, First <a@x.example>, Other, Name <b@x.example>'],
    ['Last, First <a@x.example>;\nOther, Name <b@x.example>;'],
    ['Last, First <A@x.example>; b@x.example'.replace('A', 'a')],
    ['"Last, First" <a@x.example>, "Other; Name" <b@x.example>'],
    ['a@x.example, Other, Name <b@x.example>'],
    ['O’Neil, Anne-Marie, Jr. <a@x.example>; <b@x.example>'],
    ['• a@x.example\n• b@x.example'],
    ['•\ta@x.example\n•\tb@x.example'],
    ['- a@x.example\n- b@x.example'],
    ['* a@x.example\n* b@x.example'],
    ['1. a@x.example\n2. b@x.example'],
    ['sep=;\na@x.example;b@x.example'],
    ['---\na@x.example\n***\nb@x.example'],
    ['\u200ba@x.example\n\ufeffb@x.example'],
    ['Anna <a@x.example> and Ben <b@x.example>'],
    ['Anna <a@x.example> Ben <b@x.example>'],
    ['Anna <a@x.example> / Ben <b@x.example>'],
    ['Anna <a@x.example> & Ben <b@x.example>'],
    ['Anna <a@x.example>Ben <b@x.example>'],
    ['<a@x.example><b@x.example>'],
    ['Anna <a@x.example> and Last, Ben <b@x.example>.'],
    ['a@x.example and b@x.example'],
    ['a@x.example / b@x.example'],
    ['a@x.example & b@x.example.'],
    ['a@x.example|b@x.example'],
    ['a@x.example | b@x.example'],
    ['a@x.example；b@x.example'],
    ['a@x.example，b@x.example'],
    ['a@x.example、b@x.example'],
    ['a@x.example, and b@x.example'],
    ['a@x.example\nand b@x.example'],
    ['To: a@x.example; b@x.example'],
    ['a＠x.example; b@x.example'],
  ])('reads two people in %j', text => {
    expect(textsOf(text)).toEqual(['a@x.example', 'b@x.example']);
  });

  it('reads ids beside addresses, but no name as an id', () => {
    expect(textsOf('user-1, user-2; user-3')).toEqual(['user-1', 'user-2', 'user-3']);
    expect(textsOf('user-1, Grace <a@x.example>')).toEqual(['user-1', 'a@x.example']);
    expect(textsOf('abc; Grace <a@x.example>')).toEqual(['abc', 'a@x.example']);
    expect(textsOf('abc, def, a@x.example')).toEqual(['abc', 'def', 'a@x.example']);
    expect(textsOf('abc, def')).toEqual(['abc', 'def']);
  });

  it('keeps what it cannot read, so that the check reports it', () => {
    expect(textsOf('Grace Ford; "x; <y')).toEqual(['Grace Ford', '"x', '<y']);
    expect(textsOf('Anna <a@x.example and Ben <b@x.example>')).toEqual(['Anna <a@x.example and Ben <b@x.example>']);
    expect(textsOf('Anna <a@x.example; Ben <b@x.example>')).toEqual(['Anna <a@x.example', 'b@x.example']);
    expect(textsOf('Anna <a@x.example> and Ben')).toEqual(['a@x.example', 'and Ben']);
  });

  it('returns the line of each identifier', () => {
    expect(pastedList('\na@x.example; b@x.example\n\nc@x.example').map(({ line }) => line)).toEqual([2, 2, 4]);
  });

  it.each(['<', '<a@>', '"', '@', ',', '>', '<@', '>@', '. ', "'", '- ', '“'])(
    'reads 50,000 characters of %j within a second',
    sign => {
      const text = sign.repeat(50_000 / sign.length);
      const began = performance.now();
      pastedList(text);
      pastedIdentifier(text);
      expect(performance.now() - began).toBeLessThan(1_000);
    },
  );
});

describe('withoutBullets', () => {
  it('removes bullets from the lines of a table, but not from its cells', () => {
    expect(withoutBullets('1.\tNORTH-1\t5\r\n• NORTH-2\t-5\n* NORTH-3')).toBe('NORTH-1\t5\nNORTH-2\t-5\nNORTH-3');
  });
});
