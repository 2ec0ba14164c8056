import { FORMAT_BYTES, pictureFault } from '@/domain/organisations/pictureFault';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const fault = (beginning: readonly number[], size = 100) => pictureFault(size, Uint8Array.from(beginning), 100);

describe('pictureFault', () => {
  it.each([
    ['a PNG', png],
    ['a JPEG', [...jpeg, 0xe0, 0, 0x10]],
  ])('accepts %s', (_, beginning) => {
    expect(fault(beginning)).toBeUndefined();
  });

  it.each([
    ['an SVG image', [...Buffer.from('<svg xmln')]],
    ['a truncated PNG', png.slice(0, 7)],
    ['a PNG with another last byte', [...png.slice(0, 7), 0]],
    ['half a JPEG', [0xff, 0xd8]],
    ['nothing', []],
  ])('rejects %s', (_, beginning) => {
    expect(fault(beginning)).toEqual({ kind: 'otherFormat' });
  });

  it('rejects an empty file, and one larger than the server allows', () => {
    expect(fault(png, 0)).toEqual({ kind: 'empty' });
    expect(fault(png, 101)).toEqual({ kind: 'tooLarge', mostBytes: 100 });
    expect(FORMAT_BYTES).toBe(png.length);
  });
});
