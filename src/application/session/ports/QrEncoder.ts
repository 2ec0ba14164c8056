/** A square of light and dark modules, without a margin. */
export interface QrCode {
  /** Modules in a row. */
  readonly size: number;
  /** Row by row; true is dark. */
  readonly dark: readonly boolean[];
}

/** Turns text into a QR code. */
export interface QrEncoder {
  encode(text: string): Promise<QrCode>;
}
