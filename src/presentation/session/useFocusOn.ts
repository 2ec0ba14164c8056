import { useEffect, type RefObject } from 'react';

/** Leads back to a field whenever there is something new to say about it, with its content selected. */
export function useFocusOn(field: RefObject<HTMLInputElement | null>, reason: unknown): void {
  useEffect(() => {
    if (reason === undefined) return;
    field.current?.focus();
    field.current?.select();
  }, [field, reason]);
}
