/** The state of the code that is typed into a form. */
export interface CodeEntry {
  readonly typed: string;
  readonly busy: boolean;
  readonly canSubmit: boolean;
  readonly problem: 'missing' | 'wrongLength' | 'notDigits' | undefined;
  type(typed: string): void;
  leave(): void;
  submit(): Promise<void>;
}
