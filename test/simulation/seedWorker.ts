import { parentPort } from 'node:worker_threads';
import { runSeeds, type SeedRow } from './runSeeds';

parentPort?.on('message', (row: SeedRow) => parentPort?.postMessage(runSeeds(row)));
