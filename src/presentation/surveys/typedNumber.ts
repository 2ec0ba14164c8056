import { plainDigits } from '@/domain/kernel/plainDigits';

/** Parses a number typed with a decimal comma or point; undefined for other text. */
export function typedNumber(text: string): number | undefined {
  const plain = plainDigits(text).trim().replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
