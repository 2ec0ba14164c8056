import { pageTitle } from '@/domain/shell/pageTitle.rule';
import type { TitleBar } from './ports/TitleBar';

/** Titles the window after the page that is shown. */
export class ShowPageTitle {
  constructor(
    private readonly titleBar: TitleBar,
    private readonly deployment: { readonly base: string; readonly projectId: string },
  ) {}

  execute(page: string | undefined): void {
    this.titleBar.show(pageTitle({ ...this.deployment, page: page ?? null }));
  }
}
