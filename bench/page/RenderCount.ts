/** The part of React's inner tree that shows what a commit has rendered. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

/** React's numbers: function, class, forwardRef, memo and simple memo components; a host element; "has done work". */
const COMPONENTS = new Set([0, 1, 11, 14, 15]);
const HOST = 5;
const WORKED = 1;

/** Counts rows of which a component was rendered again. Has to be in the page before React is loaded. */
export class RenderCount {
  private rows = new Set<Element>();
  private selector = '';

  install(): void {
    const hook = {
      supportsFiber: true,
      renderers: new Map(),
      checkDCE: () => undefined,
      inject: () => 1,
      onScheduleFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) => {
        if (this.selector !== '') this.visit(root.current);
      },
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  }

  begin(selector: string): void {
    this.selector = selector;
    this.rows = new Set();
  }

  end(): number {
    this.selector = '';
    return this.rows.size;
  }

  private visit(fiber: Fiber): void {
    const before = fiber.alternate;
    if (before === null) return;
    if (COMPONENTS.has(fiber.tag) && (fiber.flags & WORKED) !== 0) {
      const row = elementOf(fiber)?.closest(this.selector);
      if (row instanceof Element) this.rows.add(row);
    }
    if (fiber.child === before.child) return;
    for (let { child } = fiber; child !== null; child = child.sibling) this.visit(child);
  }
}

/** The first element that a component has drawn, else the one that contains it. */
function elementOf(fiber: Fiber): Element | undefined {
  for (let at: Fiber | null = fiber; at !== null; at = at.child)
    if (at.tag === HOST && at.stateNode instanceof Element) return at.stateNode;
  for (let at = fiber.return; at !== null; at = at.return)
    if (at.tag === HOST && at.stateNode instanceof Element) return at.stateNode;
  return undefined;
}
