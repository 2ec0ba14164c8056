import type { NavigationGroup } from './NavigationGroup';

/** One row of the side menu. */
export interface NavigationLink<Id extends string = string> {
  /** Names the label in the message catalogue. */
  readonly id: Id;
  readonly path: `/${string}`;
  /** The scope that a person must hold to see the link; null: everybody sees it. */
  readonly scope: string | null;
  readonly group: NavigationGroup;
}
