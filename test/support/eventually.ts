/** Repeats the check until it passes; throws its last error after `limitMs`. */
export async function eventually(check: () => void, limitMs = 5_000): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  }
}
