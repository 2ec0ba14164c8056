/** Encrypted text with what is needed to open it. */
export interface SealedText {
  /** 12 random bytes, used once. */
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}
