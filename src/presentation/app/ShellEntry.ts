import type { ComponentType } from 'react';

/** What the shell's download gives. */
export interface ShellEntry {
  readonly default: ComponentType;
}
