import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../rules/filesBelow';
import type { Sources } from './apiUse';

/** The folders in which calls of the backend are made and declared. */
const FOLDERS = ['src/infrastructure', 'src/di', 'sandbox/endpoints', 'sandbox/practice', 'sandbox/pages'];

export const callingSources = (root: string): Sources =>
  new Map(
    FOLDERS.flatMap(folder => filesBelow(root, folder))
      .filter(path => path.endsWith('.ts'))
      .map(path => [path, readFileSync(join(root, path), 'utf8')]),
  );
