/** Throws unless the SDK refuses with this code, for example `auth/wrong-password`. */
export async function expectCode(attempt: Promise<unknown>, code: string): Promise<void> {
  const outcome = await attempt.then(
    () => 'success',
    (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? error.code : String(error)),
  );
  if (outcome !== code) throw new Error(`expected ${code}, found ${String(outcome)}`);
}
