import { format } from 'node:util';

const complaints: string[] = [];

/**
 * A test that expects a complaint, such as what React says of a fault in a view, puts its own function in this place.
 */
function note(...words: readonly unknown[]): void {
  complaints.push(format(...words));
}

/**
 * Fails the test during which React, Blueprint or anything else complained, because console output goes unread and
 * hides real faults.
 */
export function failOnConsoleErrors(): void {
  const { error, warn } = console;
  beforeEach(() => void Object.assign(console, { error: note, warn: note }));
  afterEach(() => {
    Object.assign(console, { error, warn });
    const [first, ...others] = complaints.splice(0);
    if (first !== undefined)
      throw new Error(`Complaints on the console: ${String(others.length + 1)}. The first one:\n${first}`);
  });
}
