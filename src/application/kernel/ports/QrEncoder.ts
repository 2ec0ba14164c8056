/** A square of light and dark modules, without a margin. */
export interface QrCode {
  /** Modules in a row. */
  readonly size: number;
  /** Row by row; true is dark. */
  readonly dark: readonly boolean[];
}

/** Turns text into a QR code. */
export interface QrEncoder {
  /** Undefined if the encoder could not be downloaded; may be retried. */
  encode(text: string): Promise<QrCode | undefined>;
}
