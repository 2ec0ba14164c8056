/** What a form needs to know about the code that is typed into it. */
export interface CodeEntry {
  readonly typed: string;
  readonly busy: boolean;
  readonly canSubmit: boolean;
  readonly problem: 'missing' | 'wrongLength' | 'notDigits' | undefined;
  type(typed: string): void;
  leave(): void;
  submit(): Promise<void>;
}
