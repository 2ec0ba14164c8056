import { SCOPES, type Scope } from '@/domain/kernel/Scope';

export interface Refusal {
  /** The scope that is missing. */
  readonly needed: Scope;
  /** Path of the page that was refused. */
  readonly from: string;
}

/** Checks the state that a navigation has passed on. */
export const isRefusal = (state: unknown): state is Refusal =>
  typeof state === 'object' &&
  state !== null &&
  'needed' in state &&
  SCOPES.some(scope => scope === state.needed) &&
  'from' in state &&
  typeof state.from === 'string';
