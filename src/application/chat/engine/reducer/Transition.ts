import type { EngineEffect } from './EngineEffect';
import type { EngineState } from './EngineState';

/** The result of one event: the next state, and the effects in order. */
export interface Transition {
  readonly state: EngineState;
  readonly effects: readonly EngineEffect[];
}

/** The time at which an event is handled, and a random number for it. */
export interface HandlingTime {
  /** Server time in milliseconds since 1970. */
  readonly now: number;
  /** Uniform in [0, 1). */
  readonly chance: number;
}

export const toTransition = (state: EngineState, ...effects: readonly EngineEffect[]): Transition => ({
  state,
  effects,
});

/** Applies `next` to the state of the first transition; its effects follow those of the first. */
export function chain(first: Transition, next: (state: EngineState) => Transition): Transition {
  const second = next(first.state);
  return {
    state: second.state,
    effects: first.effects.length === 0 ? second.effects : [...first.effects, ...second.effects],
  };
}
