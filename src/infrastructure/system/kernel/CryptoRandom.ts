import type { Random } from '@/application/kernel/ports/Random';

export class CryptoRandom implements Random {
  unit(): number {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    return word / 2 ** 32;
  }

  bytes(length: number): Uint8Array<ArrayBuffer> {
    return crypto.getRandomValues(new Uint8Array(length));
  }
}
