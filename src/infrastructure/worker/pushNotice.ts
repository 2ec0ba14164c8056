/** What a push message shows: that there is something, and nothing of it. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  /** Messages with one tag replace each other, so that they do not pile up. */
  readonly tag: string;
  /** Where a click leads. */
  readonly path: string;
}

const notices: Readonly<Record<string, PushNotice>> = {
  chatRequest: { title: 'Chat request', body: 'Somebody is waiting for an answer.', tag: 'chat-request', path: '/home' },
  message: { title: 'New message', body: 'You have a new message.', tag: 'message', path: '/home' },
};
const other: PushNotice = { title: 'Staff dashboard', body: 'You have a new notification.', tag: 'notification', path: '/home' };

/** Only the type of a push message is read. Whatever else it carries, such as a name or a text, is never shown. */
export function pushNotice(payload: unknown): PushNotice {
  const data = field(payload, 'data') ?? payload;
  const type = field(data, 'type');
  return typeof type === 'string' && Object.hasOwn(notices, type) ? (notices[type] ?? other) : other;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
}
