/** To be told `id` after `delayMs`, or, without a delay, no more. */
export interface TimerCommand {
  readonly id: number;
  readonly delayMs: number | undefined;
}
