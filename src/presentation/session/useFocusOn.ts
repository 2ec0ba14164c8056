import { useEffect, type RefObject } from 'react';

/** Moves the focus to a field whenever it has a new message, and selects its content. */
export function useFocusOn(field: RefObject<HTMLInputElement | null>, reason: unknown): void {
  useEffect(() => {
    if (reason === undefined) return;
    field.current?.focus();
    field.current?.select();
  }, [field, reason]);
}
