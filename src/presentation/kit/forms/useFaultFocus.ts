import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first field with a fault, once the person has tried to save. */
export function useFaultFocus(isTried: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isTried) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isTried]);
  return form;
}
