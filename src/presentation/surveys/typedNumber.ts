import { plainDigits } from '@/domain/kernel/plainDigits';

/** A number as people type it, with a comma or a point; undefined for what is none. */
export function typedNumber(text: string): number | undefined {
  const plain = plainDigits(text).trim().replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
