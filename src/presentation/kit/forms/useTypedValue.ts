import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { TypedValue } from './TypedValue';

interface TypedField {
  readonly value: string;
  readonly onWrite: (value: string) => void;
  readonly kind: TypedValue;
  readonly field: RefObject<HTMLInputElement | null>;
}

interface Typing {
  readonly value: string;
  readonly text: string;
  /** True once the user has left the field; only then is a problem shown. */
  readonly isLeft: boolean;
}

/**
 * The state of a field for a typed value. While the text cannot be understood, the value is empty and the field is
 * invalid, so its form cannot be sent and an optional value is not lost unnoticed.
 */
export function useTypedValue({ value, onWrite, kind, field }: TypedField) {
  const [typing, setTyping] = useState<Typing>(() => ({ value, text: kind.write(value), isLeft: true }));
  const isOther = typing.value !== value;
  const { text, isLeft } = isOther ? { text: kind.write(value), isLeft: true } : typing;
  if (isOther) setTyping({ value, text, isLeft });
  const { problem } = kind.read(text);

  const put = (next: string, nextText: string, left: boolean): void => {
    setTyping({ value: next, text: nextText, isLeft: left });
    if (next !== value) onWrite(next);
  };
  const type = (typed: string): void => {
    const reading = kind.read(typed);
    put(reading.problem === undefined && !reading.isShort ? reading.value : '', typed, false);
  };
  /** Accepts the typed text as complete. */
  const leave = (): void => {
    if (isLeft) return;
    const reading = kind.read(text);
    if (reading.problem === undefined) put(reading.value, kind.write(reading.value), true);
    else setTyping({ value, text, isLeft: true });
  };
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const check = (event: Event): void => {
      leave();
      if (problem === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      input?.focus();
    };
    form?.addEventListener('submit', check, { capture: true });
    return () => form?.removeEventListener('submit', check, { capture: true });
  });
  return {
    value: text,
    problem: isLeft ? problem : undefined,
    onValueChange: type,
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Enter') leave();
    },
  };
}
