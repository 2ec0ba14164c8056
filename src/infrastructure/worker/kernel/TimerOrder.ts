/** To be told `id` after `delayMs`, or, without a delay, no more. */
export interface TimerOrder {
  readonly id: number;
  readonly delayMs: number | undefined;
}
