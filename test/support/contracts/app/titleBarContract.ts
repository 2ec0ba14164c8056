import type { TitleBar } from '@/application/app/ports/TitleBar';

export interface TitleBarHarness {
  readonly titleBar: TitleBar;
  /** The title of the window. */
  readonly title: () => string;
}

/** The contract of every TitleBar, including its fake. */
export function titleBarContract(name: string, make: () => TitleBarHarness): void {
  describe(`${name} keeps the TitleBar contract`, () => {
    it('shows the last title that was set, unchanged', () => {
      const { titleBar, title } = make();
      titleBar.show('Home');
      titleBar.show('(2) Chat <all>');
      expect(title()).toBe('(2) Chat <all>');
    });
  });
}
