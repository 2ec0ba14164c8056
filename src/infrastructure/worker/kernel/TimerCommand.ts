/** The page requests `id` back after `delayMs`; without a delay the timer is cancelled. */
export interface TimerCommand {
  readonly id: number;
  readonly delayMs: number | undefined;
}
