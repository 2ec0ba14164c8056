import type { ComponentType } from 'react';

/** The exports of the shell's download. */
export interface ShellEntry {
  readonly default: ComponentType;
}
