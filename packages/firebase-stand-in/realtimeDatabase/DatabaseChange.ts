import type { Path } from './tree/path';
import type { TreeNode } from './tree/TreeNode';

/** One write, to one or several places at once. */
export interface DatabaseChange {
  readonly before: TreeNode | null;
  readonly after: TreeNode | null;
  /** The places written to; the last key is `.priority` when only a priority was. */
  readonly paths: readonly Path[];
}
