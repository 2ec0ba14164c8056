import { EngineTimeline } from './EngineTimeline';
import { RawTimeline } from './RawTimeline';
import { stateEvents } from './stateEvents';
import type { StateLayer } from './StateLayer';
import { WholeEngine } from './WholeEngine';

const layers = {
  raw: (size: number): StateLayer => new RawTimeline(size),
  timeline: (size: number): StateLayer => new EngineTimeline(size),
  engine: (size: number): StateLayer => new WholeEngine(size),
};

declare global {
  interface Window {
    /** Events a second that a layer takes in, `batch` at a time; and how many messages it holds in the end. */
    runState?: (
      layer: keyof typeof layers,
      size: number,
      count: number,
      batch: number,
    ) => { readonly rate: number; readonly size: number };
  }
}

function run(
  layer: keyof typeof layers,
  size: number,
  count: number,
  batch: number,
): { readonly rate: number; readonly size: number } {
  const events = stateEvents(size, count);
  const parts = Array.from({ length: Math.ceil(count / batch) }, (_, at) => events.slice(at * batch, (at + 1) * batch));
  const state = layers[layer](size);
  let read = 0;
  const begun = performance.now();
  for (const part of parts) {
    state.apply(part);
    read += state.lastLength;
  }
  const seconds = (performance.now() - begun) / 1_000;
  if (read === 0) throw new Error('Nothing was read.');
  return { rate: count / seconds, size: state.size };
}

window.runState = run;
