import type { ComponentType } from 'react';

/** The exports of the module that is downloaded for the shell. */
export interface ShellEntry {
  readonly default: ComponentType;
}
