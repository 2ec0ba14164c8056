import type { QrCode, QrEncoder } from '@/application/kernel/ports/QrEncoder';

/** Records what it encodes; the picture is one dark module. */
export class FakeQrEncoder implements QrEncoder {
  readonly encoded: string[] = [];
  /** True if the encoder could not be downloaded. */
  missing = false;

  async encode(text: string): Promise<QrCode | undefined> {
    if (this.missing) return undefined;
    this.encoded.push(text);
    return { size: 1, dark: [true] };
  }
}
