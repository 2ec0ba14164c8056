import { isReadablePath, pathPart } from '@/domain/kernel/pathPart';

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
    ['/therapist/chat/7?term=100%#%', true],
    ['/therapist/chat/%E0%A4%A', false],
    ['', true],
  ])('%s can be read: %s', (url, isReadable) => {
    expect(isReadablePath(url)).toBe(isReadable);
  });
});
