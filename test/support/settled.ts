import { act } from '@testing-library/react';

/**
 * Does something and comes back when all that follows from it at once has happened inside `act`: what fakes answer,
 * what stores make of it, what views draw then. Without it, answers reach the views between two steps of a test, where
 * nobody waits for them.
 */
export async function settled<T>(deed: () => T | Promise<T>): Promise<T> {
  return act(async () => {
    const outcome = await deed();
    // A fake answers after any number of promises; all of them are through before the next timer.
    await new Promise(resolve => setTimeout(resolve));
    return outcome;
  });
}
