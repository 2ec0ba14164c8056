/** A mistake to plant in the sources, and the test that must detect it. */
export interface SourceFault {
  readonly name: string;
  readonly file: string;
  /** Text to replace; must occur exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The test file to run with the fault: a jest suite, or a browser spec, which needs a separate build. */
  readonly test: string;
  /** Parts of the titles of the tests that must fail. */
  readonly fails: readonly string[];
}
