import type { EmbedConnection, EmbedFrames, EmbedUpdate } from '@/application/dashboards/ports/EmbedFrames';
import type { AppliedFilter } from '@/domain/dashboards/DashboardView';

export interface FakeFrame {
  say(update: EmbedUpdate): void;
  /** The applied filters, in order. */
  readonly applied: (readonly AppliedFilter[])[];
  isClosed: boolean;
}

/** Frames that send what a test wants. */
export class FakeEmbedFrames implements EmbedFrames {
  readonly frames: FakeFrame[] = [];

  connect(_windowOf: () => object | null, onUpdate: (update: EmbedUpdate) => void): EmbedConnection {
    let isReady = false;
    const frame: FakeFrame = {
      applied: [],
      isClosed: false,
      say: update => {
        if (frame.isClosed) return;
        if (update.kind === 'ready') isReady = true;
        onUpdate(update);
      },
    };
    this.frames.push(frame);
    return {
      applyFilters: filters => {
        if (frame.isClosed) throw new Error('The frame is closed.');
        if (isReady) frame.applied.push(filters);
        return isReady;
      },
      close: () => {
        frame.isClosed = true;
      },
    };
  }

  get last(): FakeFrame {
    const frame = this.frames.at(-1);
    if (frame === undefined) throw new Error('No frame was opened.');
    return frame;
  }
}
