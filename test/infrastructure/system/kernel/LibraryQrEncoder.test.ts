import * as qrcode from 'qrcode';
import { LibraryQrEncoder } from '@/infrastructure/system/kernel/LibraryQrEncoder';

describe('LibraryQrEncoder', () => {
  it('returns a square of modules with the three corners of a QR code', async () => {
    const { size, dark } = (await new LibraryQrEncoder(() => Promise.resolve(qrcode)).encode(
      'otpauth://totp/x?secret=y',
    )) ?? { size: 0, dark: [] };
    expect(size).toBeGreaterThan(20);
    expect(dark).toHaveLength(size * size);
    const row = (y: number, from: number) => dark.slice(y * size + from, y * size + from + 7);
    const edge = [true, true, true, true, true, true, true];
    expect([row(0, 0), row(0, size - 7), row(size - 1, 0)]).toEqual([edge, edge, edge]);
    expect(row(size - 1, size - 7)).not.toEqual(edge);
  });

  it('reports failure while its library cannot be loaded, and retries on the next call', async () => {
    let attempts = 0;
    const encoder = new LibraryQrEncoder(() =>
      ++attempts === 1 ? Promise.reject(new Error('The chunk did not arrive.')) : Promise.resolve(qrcode),
    );
    expect(await encoder.encode('x')).toBeUndefined();
    expect(await encoder.encode('x')).toBeDefined();
  });
});
