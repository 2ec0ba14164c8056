/** For storage that may be refused or full, where forgetting is nothing worse than forgetting. */
export function ignoreErrors<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The same for work that takes time. */
export async function ignoreFailure(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // Storage may be switched off.
  }
}
