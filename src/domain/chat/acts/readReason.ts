import { isBlank } from '../../kernel/isBlank';

/** Trims and checks a reason; `longest` in UTF-16 code units. */
export function readReason(
  typed: string,
  longest: number,
): { readonly reason: string } | { readonly fault: 'empty' | 'tooLong' } {
  const reason = typed.trim();
  if (isBlank(reason)) return { fault: 'empty' };
  return reason.length > longest ? { fault: 'tooLong' } : { reason };
}
