import { isObject } from '@/domain/kernel/parseJson';

/** The content of a push message: it says that there is something new, without details. */
export interface DisplayedPush {
  readonly title: string;
  readonly body: string;
  /** Messages with one tag replace each other, so that they do not pile up. */
  readonly tag: string;
  /** The page that a click opens. */
  readonly path: string;
}

/** The kinds of notice, by name under `push` in the message catalogue. */
const tags = { chatRequest: 'chat-request', message: 'message', other: 'notification' } as const;
type Kind = keyof typeof tags;

/**
 * Shown when the catalogue cannot be had: a push message that shows nothing would be blamed on the dashboard by the
 * browser.
 */
const PLAIN = { title: 'Staff dashboard', body: 'You have a new notification.' };

/**
 * Only the type of a push message is read. Whatever else it includes, such as a name or a text, is never shown. `texts`
 * are the message catalogue's texts for notifications; undefined without it.
 */
export function pushNotice(payload: unknown, texts: unknown): DisplayedPush {
  const kind = kindOf(field(field(payload, 'data') ?? payload, 'type'));
  const words = field(field(texts, 'push'), kind);
  const [title, body] = [field(words, 'title'), field(words, 'body')];
  const said = typeof title === 'string' && typeof body === 'string' ? { title, body } : PLAIN;
  return { ...said, tag: tags[kind], path: '/home' };
}

const kindOf = (type: unknown): Kind => (type === 'chatRequest' || type === 'message' ? type : 'other');

function field(value: unknown, name: string): unknown {
  return isObject(value) ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
}
