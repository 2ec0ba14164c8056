import type { TitleBar } from '@/application/shell/ports/TitleBar';

export class DocumentTitleBar implements TitleBar {
  show(title: string): void {
    document.title = title;
  }
}
