/** A mistake that is planted in a copy of the sources, and the test that has to find it there. */
export interface SourceFault {
  readonly name: string;
  readonly file: string;
  /** Occurs there exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The only test file that is run with it: a jest suite, or a browser spec, which costs a build of its own. */
  readonly test: string;
  /** Parts of the titles of the tests that have to fail. */
  readonly fails: readonly string[];
}
