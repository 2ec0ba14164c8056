import type { NavigationGroup } from './NavigationGroup';
import type { Scope } from '../kernel/Scope';

/** One row of the side menu. */
export interface NavigationLink<Id extends string = string, Path extends `/${string}` = `/${string}`> {
  /** Names the label in the message catalogue. */
  readonly id: Id;
  readonly path: Path;
  /** The scope that a person must hold to see the link; null: everybody sees it. */
  readonly scope: Scope | null;
  readonly group: NavigationGroup;
}
