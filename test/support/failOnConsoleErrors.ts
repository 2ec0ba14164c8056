import { format } from 'node:util';

const complaints: string[] = [];

/** A test that expects a message, such as React's about an error in a view, sets its own function here. */
function note(...words: readonly unknown[]): void {
  complaints.push(format(...words));
}

/**
 * Fails the test during which React, Blueprint or anything else logs an error: console output goes unread and hides
 * real faults.
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
