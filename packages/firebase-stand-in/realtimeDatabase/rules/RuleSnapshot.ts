import { nodeAt } from '../tree/nodeAt';
import { parsePath, type Path } from '../tree/path';
import { childrenOf, priorityOf, type TreeNode } from '../tree/TreeNode';
import { toWire } from '../tree/wireValue';

/** `data`, `newData` and `root` in a rule: one place in one state of the tree. */
export class RuleSnapshot {
  private readonly node: TreeNode | null;

  constructor(
    private readonly tree: TreeNode | null,
    private readonly path: Path,
  ) {
    this.node = nodeAt(tree, path);
  }

  /** A leaf's value; children are available only one by one. */
  val(): unknown {
    return this.node?.kind === 'leaf' ? this.node.value : toWire(this.node);
  }

  exists(): boolean {
    return this.node !== null;
  }

  child(path: string): RuleSnapshot {
    return new RuleSnapshot(this.tree, [...this.path, ...parsePath(path)]);
  }

  parent(): RuleSnapshot {
    if (this.path.length === 0) throw new Error('The root has no parent');
    return new RuleSnapshot(this.tree, this.path.slice(0, -1));
  }

  hasChild(path: string): boolean {
    return this.child(path).exists();
  }

  hasChildren(keys: readonly string[] | undefined): boolean {
    return keys ? keys.every(key => this.hasChild(key)) : childrenOf(this.node).size > 0;
  }

  isOf(type: 'string' | 'number' | 'boolean'): boolean {
    return this.node?.kind === 'leaf' && typeof this.node.value === type;
  }

  priority(): unknown {
    return priorityOf(this.node);
  }
}
