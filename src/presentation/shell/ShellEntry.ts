import type { ComponentType } from 'react';
import type { User } from '@/domain/session/User';

/** What the shell's download gives. */
export interface ShellEntry {
  readonly default: ComponentType<{ readonly user: User }>;
}
