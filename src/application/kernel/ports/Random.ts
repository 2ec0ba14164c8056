/** Randomness. Production uses the platform's cryptographic source. */
export interface Random {
  /** Uniform in [0, 1). */
  unit(): number;
  /** `length` bytes, each uniform in 0…255. */
  bytes(length: number): Uint8Array<ArrayBuffer>;
}
