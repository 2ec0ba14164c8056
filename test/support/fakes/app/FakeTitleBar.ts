import type { TitleBar } from '@/application/app/ports/TitleBar';

export class FakeTitleBar implements TitleBar {
  title = '';

  show(title: string): void {
    this.title = title;
  }
}
