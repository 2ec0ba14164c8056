import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The lock files below `directory` whose owner, named by process id inside, is still running. */
export function livingLocks(directory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true })
    .filter(file => file.endsWith('.lock'))
    .map(file => join(directory, file))
    .map(path => ({ path, pid: Number.parseInt(readFileSync(path, 'utf8'), 10) || 0 }))
    .filter(({ pid }) => pid > 0 && isAlive(pid));
}
