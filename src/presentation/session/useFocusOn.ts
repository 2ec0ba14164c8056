import { useEffect, type RefObject } from 'react';

/** Moves the focus back to a field whenever it has a new message, with its content selected. */
export function useFocusOn(field: RefObject<HTMLInputElement | null>, reason: unknown): void {
  useEffect(() => {
    if (reason === undefined) return;
    field.current?.focus();
    field.current?.select();
  }, [field, reason]);
}
