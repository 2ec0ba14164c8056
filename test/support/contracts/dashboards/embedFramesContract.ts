import type { EmbedFrames, EmbedUpdate } from '@/application/dashboards/ports/EmbedFrames';
import type { AppliedFilter } from '@/domain/dashboards/DashboardView';

export interface EmbedFramesHarness {
  readonly frames: EmbedFrames;
  /** The window of the frame that is connected. */
  readonly window: object;
  /** The dashboard in the frame opens its port, and answers each filter when the test lets it. */
  readonly open: () => Promise<void>;
  readonly answer: () => Promise<void>;
  readonly grow: (pixels: number) => Promise<void>;
  /** The filters that the dashboard received. */
  readonly applied: () => Promise<readonly (readonly AppliedFilter[])[]>;
  readonly stop: () => void;
}

/** The contract of EmbedFrames, including its fake. */
export function embedFramesContract(name: string, make: () => EmbedFramesHarness): void {
  describe(`${name} keeps the EmbedFrames contract`, () => {
    let harness: EmbedFramesHarness;
    let updates: EmbedUpdate[];
    beforeEach(() => {
      harness = make();
      updates = [];
    });
    afterEach(() => harness.stop());

    const connect = () =>
      harness.frames.connect(
        () => harness.window,
        said => updates.push(said),
      );
    const filters = [{ column: 'generation', operator: 'IN', values: ['V1'] }] as const;

    it('applies no filter before the frame has opened its port', () => {
      expect(connect().applyFilters(filters)).toBe(false);
    });

    it('reports that the frame is ready, and passes filters to it', async () => {
      const connection = connect();
      await harness.open();
      expect(updates).toEqual([{ kind: 'ready' }]);
      expect(connection.applyFilters(filters)).toBe(true);
      expect(await harness.applied()).toEqual([filters]);
      await harness.answer();
      expect(updates.at(-1)).toEqual({ kind: 'filtered' });
      connection.close();
    });

    it('reports the height of the frame', async () => {
      const connection = connect();
      await harness.open();
      await harness.grow(480);
      expect(updates.at(-1)).toEqual({ kind: 'height', pixels: 480 });
      connection.close();
    });

    it('reports nothing once it is closed', async () => {
      const connection = connect();
      await harness.open();
      connection.close();
      await harness.grow(480);
      expect(updates).toEqual([{ kind: 'ready' }]);
    });
  });
}
