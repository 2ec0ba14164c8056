import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JournalLockedError } from './JournalLockedError';

/** The locks of this process. After a restart in a container a stale lock may have our own process id. */
const heldHere = new Set<string>();

/** Allows one process at a time to write to a directory. The lock file contains the owner's process id. */
export class JournalLock {
  private constructor(private readonly path: string) {
    heldHere.add(path);
  }

  /** Throws JournalLockedError while the owner lives; the lock of a dead process is taken over. */
  static acquire(directory: string): JournalLock {
    const path = resolve(join(directory, 'journal.lock'));
    if (!tryCreate(path)) {
      const owner = readOwner(path);
      if (heldHere.has(path) || (owner !== process.pid && isAlive(owner)))
        throw new JournalLockedError(directory, owner, path);
      rmSync(path, { force: true });
      if (!tryCreate(path)) throw new JournalLockedError(directory, readOwner(path), path);
    }
    return new JournalLock(path);
  }

  release(): void {
    if (heldHere.delete(this.path)) rmSync(this.path, { force: true });
  }
}

function tryCreate(path: string): boolean {
  try {
    const descriptor = openSync(path, 'wx', 0o600);
    writeSync(descriptor, `${process.pid}\n`);
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** 0 for a half-written lock, which has no owner. */
function readOwner(path: string): number {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10) || 0;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
