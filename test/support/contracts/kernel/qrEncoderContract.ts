import type { QrEncoder } from '@/application/kernel/ports/QrEncoder';

export interface QrEncoderHarness {
  readonly encoder: QrEncoder;
  /** Removes or restores the library that encodes. */
  readonly allow: (allowed: boolean) => void;
}

/** The contract of every QrEncoder, including its fake. */
export function qrEncoderContract(name: string, make: () => QrEncoderHarness): void {
  describe(`${name} keeps the QrEncoder contract`, () => {
    it('returns a square, the same one for the same text', async () => {
      const { encoder } = make();
      const [first, second] = [
        await encoder.encode('otpauth://totp/x?secret=y'),
        await encoder.encode('otpauth://totp/x?secret=y'),
      ];
      expect(first?.dark).toHaveLength((first?.size ?? 0) ** 2);
      expect(first?.dark).toContain(true);
      expect(second).toEqual(first);
    });

    it('returns undefined while it cannot encode, and a code when it can', async () => {
      const { encoder, allow } = make();
      allow(false);
      expect(await encoder.encode('x')).toBeUndefined();
      allow(true);
      expect(await encoder.encode('x')).toBeDefined();
    });
  });
}
