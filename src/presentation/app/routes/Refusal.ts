import { isObject } from '@/domain/kernel/parseJson';
import { SCOPES, type Scope } from '@/domain/kernel/Scope';

export interface Refusal {
  /** The scope that is missing. */
  readonly needed: Scope;
  /** Path of the page that was refused. */
  readonly from: string;
}

/** Checks the state that a navigation has passed on. */
export const isRefusal = (state: unknown): state is Refusal =>
  isObject(state) && SCOPES.some(scope => scope === state['needed']) && typeof state['from'] === 'string';
