import { isObject, parseJson } from '@/domain/kernel/parseJson';
import type { Shift, ShiftStep, StoredMessage } from './Shift';
import { isBlank } from '@/domain/kernel/isBlank';

/** A shift as a file: one JSON value a line, first what was done, then what was stored. */
export function toLines({ steps, stored }: Shift): string {
  return [...steps, ...stored].map(line => `${JSON.stringify(line)}\n`).join('');
}

/** Throws an error that names the first line that is neither a step nor a stored message. */
export function fromLines(text: string): Shift {
  const [steps, stored]: [ShiftStep[], StoredMessage[]] = [[], []];
  text.split('\n').forEach((line, index) => {
    if (isBlank(line)) return;
    const value = parseJson(line);
    if (isStep(value)) steps.push(value);
    else if (isStored(value)) stored.push(value);
    else throw new Error(`Line ${index + 1} is not part of a recorded shift.`);
  });
  return { steps, stored };
}

function isStep(value: unknown): value is ShiftStep {
  return has(value, 'call', 'string') && has(value, 'who', 'string') && has(value, 'atMs', 'number');
}

function isStored(value: unknown): value is StoredMessage {
  return has(value, 'chat', 'string') && has(value, 'author', 'string') && has(value, 'text', 'string');
}

function has(value: unknown, key: string, type: 'string' | 'number'): boolean {
  return isObject(value) && typeof value[key] === type;
}
