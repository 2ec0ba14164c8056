import { build } from 'esbuild';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SeedRow } from './runSeeds';
import { addReports, noSeeds, type SeedReport } from './SeedReport';

/** One thread for each core, outside of any test runner, where the same code runs several times as fast. */
export class SeedThreads {
  private constructor(private readonly workers: readonly Worker[]) {}

  /** `root`: the repository. */
  static async start(root: string): Promise<SeedThreads> {
    const { outputFiles } = await build({
      entryPoints: [join(root, 'test/simulation/seedWorker.ts')],
      tsconfig: join(root, 'tsconfig.json'),
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      logLevel: 'error',
    });
    const code = outputFiles[0]?.text ?? '';
    return new SeedThreads(Array.from({ length: availableParallelism() }, () => new Worker(code, { eval: true })));
  }

  /** Runs every row. An idle thread takes the next one. */
  async run(
    rows: readonly SeedRow[],
    onReport: (report: SeedReport, row: SeedRow) => void = () => undefined,
  ): Promise<SeedReport> {
    const waiting = [...rows];
    let total = noSeeds;
    const work = async (worker: Worker): Promise<void> => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        const report = await ask(worker, row);
        total = addReports(total, report);
        onReport(report, row);
      }
    };
    await Promise.all(this.workers.map(work));
    return total;
  }

  async stop(): Promise<void> {
    await Promise.all(this.workers.map(worker => worker.terminate()));
  }
}

function ask(worker: Worker, row: SeedRow): Promise<SeedReport> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error): void => reject(error);
    worker.once('error', onError);
    worker.once('message', (report: SeedReport) => {
      worker.off('error', onError);
      resolve(report);
    });
    worker.postMessage(row);
  });
}

/** Splits seeds into rows of at most `size`. */
export function toRows({ from, count, ...rest }: SeedRow, size = 100): SeedRow[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, at) => ({
    ...rest,
    from: from + at * size,
    count: Math.min(size, count - at * size),
  }));
}
