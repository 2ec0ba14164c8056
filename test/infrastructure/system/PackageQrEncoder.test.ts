import * as qrcode from 'qrcode';
import { PackageQrEncoder } from '@/infrastructure/system/PackageQrEncoder';

describe('PackageQrEncoder', () => {
  it('gives a square of modules with the three corners of a QR code', async () => {
    const { size, dark } = await new PackageQrEncoder(() => Promise.resolve(qrcode)).encode('otpauth://totp/x?secret=y');
    expect(dark).toHaveLength(size * size);
    const row = (y: number, from: number) => dark.slice(y * size + from, y * size + from + 7);
    const edge = [true, true, true, true, true, true, true];
    expect([row(0, 0), row(0, size - 7), row(size - 1, 0)]).toEqual([edge, edge, edge]);
    expect(row(size - 1, size - 7)).not.toEqual(edge);
  });
});
