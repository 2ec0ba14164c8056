import texts from '../../../../public/i18n/en/notifications.json';
import { isPushScope, pushHandling, type PushScope } from '@/infrastructure/worker/notifications/pushHandling';

type Arrival = Parameters<Extract<Parameters<PushScope['addEventListener']>[1], (event: never) => void>>[0];

function setUp(windows: { focused: boolean }[] = [], said: unknown = texts) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: { title: string; body: string }[] = [];
  const acts: string[] = [];
  const scope: PushScope = {
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    registration: { showNotification: async (title, { body }) => void shown.push({ title, body }) },
    clients: {
      matchAll: async () => windows.map(({ focused }) => ({ focused, focus: async () => acts.push('focus') })),
      openWindow: async url => acts.push(`open ${url}`),
    },
  };
  pushHandling(scope, async () => said);
  const send = async (type: string, event: object): Promise<void> => {
    const works: Promise<unknown>[] = [];
    const whole: object = { ...event, waitUntil: (work: Promise<unknown>) => works.push(work) };
    listeners.get(type)?.(whole as Arrival as never);
    await Promise.all(works);
  };
  const push = (payload: unknown) => send('push', { data: { json: () => payload } });
  const click = () =>
    send('notificationclick', { notification: { close: () => acts.push('close'), data: { path: '/home' } } });
  return { push, click, send, shown, acts };
}

describe('push messages', () => {
  it.each([
    [
      {
        data: { type: 'chatRequest', firstName: 'Ana', message: 'I want to die' },
        notification: { title: 'Ana Novak', body: 'I want to die' },
      },
      'Chat request',
    ],
    [{ type: 'message', text: 'I want to die' }, 'New message'],
    [{ data: { type: 'constructor' } }, 'Staff dashboard'],
    ['Ana Novak', 'Staff dashboard'],
  ])('never show a name or a text', async (payload, title) => {
    const { push, shown } = setUp();
    await push(payload);
    expect(shown.map(notice => notice.title)).toEqual([title]);
    expect(JSON.stringify(shown)).not.toMatch(/Ana|Novak|die/);
  });

  it('use the texts of the message catalogue', async () => {
    const { push, shown } = setUp([], { push: { chatRequest: { title: 'Demande', body: 'Quelqu’un attend.' } } });
    await push({ data: { type: 'chatRequest' } });
    expect(shown).toEqual([{ title: 'Demande', body: 'Quelqu’un attend.' }]);
  });

  it.each([null, {}, { push: { chatRequest: { title: 7 } } }, 'no catalogue'])(
    'use a default text when the catalogue is %j',
    async said => {
      const { push, shown } = setUp([], said);
      await push({ data: { type: 'chatRequest' } });
      expect(shown).toEqual([{ title: 'Staff dashboard', body: 'You have a new notification.' }]);
    },
  );

  it('are shown even when they cannot be read', async () => {
    const { send, shown } = setUp();
    await send('push', { data: null });
    expect(shown).toHaveLength(1);
  });

  it('are not shown while the user looks at the dashboard', async () => {
    const { push, shown } = setUp([{ focused: false }, { focused: true }]);
    await push({ type: 'message' });
    expect(shown).toEqual([]);
  });

  it('bring the dashboard to the front when clicked', async () => {
    const open = setUp([{ focused: false }]);
    await open.click();
    expect(open.acts).toEqual(['close', 'focus']);
    const closed = setUp();
    await closed.click();
    expect(closed.acts).toEqual(['close', 'open /home']);
  });
});

describe('isPushScope', () => {
  it('distinguishes a service worker from a page', () => {
    expect(isPushScope({ registration: {}, clients: {} })).toBe(true);
    expect(isPushScope({ navigator: {} })).toBe(false);
  });
});
