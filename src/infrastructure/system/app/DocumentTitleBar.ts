import type { TitleBar } from '@/application/app/ports/TitleBar';

export class DocumentTitleBar implements TitleBar {
  show(title: string): void {
    document.title = title;
  }
}
