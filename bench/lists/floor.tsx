import { renderToStaticMarkup } from 'react-dom/server.browser';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { authorName } from '@/presentation/chat/authorName';
import { chatTime } from '@/presentation/chat/chatTime';
import { textSegments } from '@/presentation/chat/messages/textSegments';
import { type MeasuredList, startListBench, VIEW_HEIGHT } from './ListBench';
import { inStores, PATIENT, timelineOf } from './timeline';

/** This many rows always fill the view. */
const MOST = 20;

interface FloorRow {
  readonly message: ChatMessage;
  readonly template: HTMLElement;
}

/** Copies templates of the visible rows by hand, and does nothing else: what any list has to pay for these rows. */
class Floor implements MeasuredList {
  private pane: HTMLElement | undefined;
  private visible: readonly FloorRow[] = [];

  scroller(): HTMLElement | null {
    return this.pane ?? null;
  }

  /** Renders the product's newest rows once as templates, and finds how many of them are visible. */
  prepare(messages: readonly ChatMessage[]): void {
    const timeline = timelineOf(messages);
    this.visible = messages.slice(-MOST).map(message => {
      const template = document.createElement('li');
      template.className = 'chat-row';
      template.innerHTML = renderToStaticMarkup(inStores(timeline.row(message.timeId)));
      return { message, template };
    });
    const list = this.mount(document.getElementById('root') ?? document.body);
    const top = list.getBoundingClientRect().bottom - VIEW_HEIGHT;
    const first = [...list.children].findIndex(row => row.getBoundingClientRect().bottom > top);
    this.visible = this.visible.slice(first);
    this.unmount();
  }

  mount(root: HTMLElement): HTMLElement {
    this.pane = document.createElement('div');
    this.pane.className = 'bench-pane bench-floor';
    const list = document.createElement('ul');
    list.append(...this.visible.map(copyOf));
    this.pane.append(list);
    root.append(this.pane);
    return list;
  }

  unmount(): void {
    this.pane?.remove();
  }
}

/** With the words of its message. */
function copyOf({ template, message }: FloorRow): HTMLElement {
  const { timeId, text } = message;
  const row = template.cloneNode(true) as HTMLElement;
  const label = `${authorName(message, PATIENT, '')}, ${chatTime.inFull(timeId)}`;
  for (const name of ['aria-label', 'data-copied-as']) row.querySelector('article')?.setAttribute(name, label);
  const time = row.getElementsByTagName('time')[0];
  const words = row.getElementsByClassName('chat-text')[0];
  Object.assign(time ?? {}, {
    dateTime: chatTime.iso(timeId),
    title: chatTime.inFull(timeId),
    textContent: chatTime.ofMessage(timeId),
  });
  words?.replaceChildren(
    ...textSegments(text).map(part =>
      part.href === undefined
        ? part.text
        : Object.assign(document.createElement('a'), { href: part.href, textContent: part.text }),
    ),
  );
  return row;
}

void startListBench(new Floor());
