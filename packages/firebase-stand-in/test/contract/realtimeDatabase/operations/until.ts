const limitMs = 8_000;

/** Waits until the condition is met; throws, naming it, when it takes too long. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await pause(10);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
