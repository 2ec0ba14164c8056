/** A square of light and dark modules, without a margin. */
export interface QrCode {
  /** Modules in a row. */
  readonly size: number;
  /** Row by row; true is dark. */
  readonly dark: readonly boolean[];
}

/** Turns text into a QR code. */
export interface QrEncoder {
  /** Undefined where what draws it could not be downloaded; it may be asked again. */
  encode(text: string): Promise<QrCode | undefined>;
}
