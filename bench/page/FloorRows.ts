import { authorName } from '@/presentation/chat/authorName';
import { chatTime } from '@/presentation/chat/chatTime';
import { textSegments } from '@/presentation/chat/messages/textSegments';
import type { BenchRow } from './BenchRow';
import { NOW } from './Conversation';
import { COLLEAGUE, PATIENT } from './RowInside';

/** Rows made by copying a template of their kind and filling in what differs, which is the fastest way there is. */
export class FloorRows {
  private readonly templates = new Map<string, HTMLElement>();
  private readonly heights = new Map<number, number>();

  /** `markup`: how a row of this kind is written; asked once a kind. */
  constructor(private readonly markup: (row: BenchRow) => string) {}

  /**
   * Lays out the newest rows once, so that it is known how many of them fill the view, in pixels: no row is drawn that
   * nobody sees.
   */
  learn(rows: readonly BenchRow[], list: HTMLElement): void {
    this.heights.clear();
    for (const row of rows) {
      const element = list.appendChild(this.draw(row));
      this.heights.set(row.n, element.getBoundingClientRect().height);
    }
  }

  /**
   * The newest rows that fill a view of this height, in pixels; those not laid out before are judged by the length of
   * their texts.
   */
  filling(height: number, rows: readonly BenchRow[]): readonly BenchRow[] {
    let first = rows.length;
    for (let room = height; first > 0 && room > 0; first -= 1) room -= this.heightOf(rows[first - 1]);
    return rows.slice(first);
  }

  draw(row: BenchRow): HTMLElement {
    const element = this.template(row).cloneNode(true) as HTMLElement;
    const { message } = row;
    const inFull = chatTime.inFull(message.timeId);
    const article = element.lastElementChild;
    if (row.startsDay) fill(element.firstElementChild?.firstElementChild, chatTime.day(message.timeId, NOW));
    article?.setAttribute('aria-label', `${authorName(message, PATIENT, COLLEAGUE)}, ${inFull}`);
    const time = article?.lastElementChild?.firstElementChild;
    time?.setAttribute('datetime', chatTime.iso(message.timeId));
    time?.setAttribute('title', inFull);
    fill(time, chatTime.ofMessage(message.timeId));
    this.write(article?.getElementsByTagName('bdi'), message.text);
    return element;
  }

  /** Changes what a confirmation changes: the bubble, its menu and its mark. */
  redraw(element: Element, row: BenchRow): void {
    const wanted = this.template(row);
    const [bubble] = element.getElementsByClassName('chat-bubble');
    if (bubble !== undefined) bubble.className = 'chat-bubble';
    for (const part of ['chat-actions', 'chat-foot']) {
      const [before] = element.getElementsByClassName(part);
      const [after] = wanted.getElementsByClassName(part);
      const last = after?.lastElementChild;
      if (last instanceof Element) before?.lastElementChild?.replaceWith(last.cloneNode(true));
    }
  }

  private heightOf(row: BenchRow | undefined): number {
    if (row === undefined) return 0;
    return this.heights.get(row.n) ?? 66 + 22 * Math.floor(row.message.text.length / 80);
  }

  private write(parts: HTMLCollectionOf<HTMLElement> | undefined, text: string): void {
    const place = parts?.[parts.length - 1];
    const segments = textSegments(text);
    if (place === undefined) return;
    if (segments.length === 1) return fill(place, text);
    place.replaceChildren(...segments.map(({ text: part, href }) => (href === undefined ? part : link(part, href))));
  }

  private template(row: BenchRow): HTMLElement {
    const { startsDay, startsRun, startsUnread, message } = row;
    const kind = [
      message.meta.owner,
      startsDay,
      startsRun,
      startsUnread,
      message.meta.hasBeenRead,
      message.edited,
      message.isPending,
    ].join();
    const known = this.templates.get(kind);
    if (known !== undefined) return known;
    const made = document.createElement('li');
    made.className = 'chat-row';
    made.tabIndex = -1;
    made.setAttribute('data-row', 'true');
    made.setAttribute('aria-setsize', '-1');
    made.innerHTML = this.markup(row);
    this.templates.set(kind, made);
    return made;
  }
}

function fill(element: Element | null | undefined, text: string): void {
  if (element?.firstChild instanceof Text) element.firstChild.data = text;
  else if (element instanceof Element) element.textContent = text;
}

function link(text: string, href: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = href;
  made.target = '_blank';
  made.rel = 'noopener noreferrer';
  made.textContent = text;
  return made;
}
