import { pageTitle } from '@/domain/app/navigation/pageTitle.rule';
import type { TitleBar } from './ports/TitleBar';

/** Titles the window after the page that is shown. */
export class ShowPageTitle {
  constructor(
    private readonly titleBar: TitleBar,
    private readonly deployment: { readonly base: string; readonly projectId: string },
  ) {}

  /** `unread`: messages in all chats; null for people without chats, 'unknown' when they could not be loaded. */
  execute(page: string | undefined, unread: number | 'unknown' | null = null): void {
    this.titleBar.show(pageTitle({ ...this.deployment, page: page ?? null, unread }));
  }
}
