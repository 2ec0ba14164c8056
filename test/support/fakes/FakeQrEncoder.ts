import type { QrCode, QrEncoder } from '@/application/session/ports/QrEncoder';

/** Notes what it encodes; the picture is one dark module. */
export class FakeQrEncoder implements QrEncoder {
  readonly encoded: string[] = [];

  async encode(text: string): Promise<QrCode> {
    this.encoded.push(text);
    return { size: 1, dark: [true] };
  }
}
