/** Fastest of several tries: the one that other work on the machine has disturbed least. NaN of nothing. */
export function fastest(times: readonly number[]): number {
  return times.length === 0 ? NaN : Math.min(...times);
}

/** Middle value; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}
