import type { QrCode, QrEncoder } from '@/application/kernel/ports/QrEncoder';

/** The part of a QR code library that is used here. */
export interface QrPackage {
  create(
    text: string,
    options: { readonly errorCorrectionLevel: 'M' },
  ): { readonly modules: { readonly size: number; readonly data: ArrayLike<number> } };
}

/** Uses whichever library it is given, downloaded with the first code. */
export class LibraryQrEncoder implements QrEncoder {
  constructor(private readonly load: () => Promise<QrPackage>) {}

  async encode(text: string): Promise<QrCode | undefined> {
    const drawing = await this.load().catch(() => undefined);
    if (drawing === undefined) return undefined;
    const { size, data } = drawing.create(text, { errorCorrectionLevel: 'M' }).modules;
    return { size, dark: Array.from(data, module => module !== 0) };
  }
}
