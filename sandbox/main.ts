import 'reflect-metadata';
import { runSandbox } from './server/runSandbox';

void runSandbox(process.argv.slice(2), process.env);
