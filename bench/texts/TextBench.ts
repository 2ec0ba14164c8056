import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { longTexts } from './longTexts';
import { textRows } from './rows';

/** The fastest counts, which other work on the machine has disturbed least. */
const TURNS = 5;
/** So often at most is one tried that seems to take too long. */
const MOST_TURNS = 40;
/** In milliseconds. */
const TOO_LONG = 50;
/** In which rows are narrowest and break most often, in pixels. */
const WIDTH = 320;

export interface TextTime {
  readonly field: string;
  readonly text: string;
  readonly ms: number;
}

/** How long one row takes with each text in each field: drawn and laid out, in milliseconds. */
export class TextBench {
  private readonly place = document.getElementById('root') ?? document.body;

  constructor() {
    this.place.style.width = `${String(WIDTH)}px`;
  }

  measure(): readonly TextTime[] {
    const times: TextTime[] = [];
    for (const [field, row] of Object.entries(textRows)) {
      for (let turn = 0; turn < TURNS; turn += 1) this.draw(row('warm'));
      for (const [text, content] of Object.entries(longTexts)) {
        let ms = Infinity;
        for (let turn = 0; turn < TURNS || (turn < MOST_TURNS && ms >= TOO_LONG); turn += 1)
          ms = Math.min(ms, this.draw(row(content)));
        times.push({ field, text, ms });
      }
    }
    return times;
  }

  private draw(element: Parameters<ReturnType<typeof createRoot>['render']>[0]): number {
    const host = this.place.appendChild(document.createElement('div'));
    const root = createRoot(host);
    const begun = performance.now();
    flushSync(() => root.render(element));
    host.getBoundingClientRect();
    const ms = performance.now() - begun;
    if (host.childElementCount === 0) throw new Error('Nothing was drawn.');
    flushSync(() => root.unmount());
    host.remove();
    return ms;
  }
}
