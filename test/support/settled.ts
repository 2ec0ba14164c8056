import { act } from '@testing-library/react';

/**
 * Runs `act` and resolves when everything that follows from it immediately has happened inside React's `act`: answers
 * of fakes, updates of stores, rendering of views. Otherwise answers would reach the views between two steps of a test.
 */
export async function settled<T>(deed: () => T | Promise<T>): Promise<T> {
  return act(async () => {
    const outcome = await deed();
    // A fake answers after any number of promises; all of them are settled before the next timer.
    await new Promise(resolve => setTimeout(resolve));
    return outcome;
  });
}
