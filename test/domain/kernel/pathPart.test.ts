import { isReadablePath, pathPart, toPathPart } from '@/domain/kernel/pathPart';

describe('a part of an address', () => {
  it.each([
    ['plain', 'plain'],
    ['a%20b%2Fc', 'a b/c'],
    ['%F0%9F%99%82', '🙂'],
    ['%E0%A4%A', undefined],
    ['%', undefined],
    ['%ff', undefined],
  ])('%s is %s in clear text', (encoded, clear) => {
    expect(pathPart(encoded)).toBe(clear);
  });

  it.each([
    ['a b/c', 'a%20b%2Fc'],
    ['🙂', '%F0%9F%99%82'],
    ['half \ud83d', 'half%20%EF%BF%BD'],
    ['\ude00', '%EF%BF%BD'],
  ])('%j is %s in an address', (text, encoded) => {
    expect(toPathPart(text)).toBe(encoded);
  });

  it.each([
    ['/therapist/chat/7?term=100%#%', true],
    ['/therapist/chat/%E0%A4%A', false],
    ['', true],
  ])('%s can be read: %s', (url, isReadable) => {
    expect(isReadablePath(url)).toBe(isReadable);
  });
});
