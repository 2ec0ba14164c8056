import type { ChatEventDto } from '@/infrastructure/http/chat/chatDtos';
import { byId } from './byId';
import { element } from './element';
import { BrowserPatient } from './BrowserPatient';
import { conversationOf } from './conversationOf';
import { startAppForms } from './startAppForms';
import { startEveningForm } from './startEveningForm';

interface PatientAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

const typingPauseMs = 2_500;
const text = byId('text', HTMLInputElement);
const timeline = byId('timeline', HTMLDivElement);
const controls = document.querySelectorAll<HTMLButtonElement | HTMLInputElement>('#write button, #write input');

/** The conversation that is on the screen. */
let channel: string | undefined;
let isTyping = false;
let stopTyping = 0;

function say(state: string): void {
  byId('state', HTMLSpanElement).textContent = state;
}

function attempt(act: () => Promise<unknown>): void {
  act().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
}

function show(app: BrowserPatient, events: readonly ChatEventDto[]): void {
  const conversation = conversationOf(events, app.id);
  channel = conversation.channel;
  timeline.replaceChildren(
    ...conversation.bubbles.map(bubble => {
      const box = element('div', `bubble ${bubble.kind}`);
      box.append(element('bdi', '', bubble.text), element('small', '', bubble.note));
      return box;
    }),
  );
  timeline.scrollTop = timeline.scrollHeight;
  byId('typing', HTMLParagraphElement).textContent = conversation.isOtherTyping ? 'The therapist is typing…' : '';
  say(channel === undefined ? 'No chat. Ask for one.' : 'In a chat.');
  const { newest } = conversation;
  if (channel !== undefined && newest !== undefined && document.hasFocus()) {
    const path = `/v2/chats/${channel}/action/mark-as-read`;
    attempt(() => app.call('POST', path, { body: { timeId: newest } }));
  }
}

function notifyTyping(app: BrowserPatient, now: boolean): void {
  if (channel === undefined || now === isTyping) return;
  isTyping = now;
  const path = `/v2/chats/${channel}/action/mark-as-typing?isTyping=${now}`;
  attempt(() => app.call('POST', path));
}

async function send(app: BrowserPatient): Promise<void> {
  const written = text.value.trim();
  if (written === '' || channel === undefined) return;
  const clientTs = String(BigInt(Date.now()) * 10_000n);
  await app.call('POST', `/v2/chats/${channel}/messages`, { body: { clientTs, text: written } });
  text.value = '';
  notifyTyping(app, false);
}

/** The backend request of each button. */
const requests = [
  ['request', '/patient/chat/request-chat?pubNub=true'],
  ['emergency', '/patient/chat/request-emergency-chat?'],
] as const;

async function ask(app: BrowserPatient, path: string): Promise<void> {
  const message = encodeURIComponent(text.value.trim() || 'Could I talk to somebody?');
  await app.call('POST', `${path}&message=${message}`);
  say('Asked. A therapist has to accept.');
}

function connect(app: BrowserPatient): void {
  byId('write', HTMLFormElement).addEventListener('submit', event => {
    event.preventDefault();
    attempt(() => send(app));
  });
  text.addEventListener('input', () => {
    notifyTyping(app, text.value !== '');
    window.clearTimeout(stopTyping);
    stopTyping = window.setTimeout(() => notifyTyping(app, false), typingPauseMs);
  });
  for (const [id, path] of requests)
    byId(id, HTMLButtonElement).addEventListener('click', () => attempt(() => ask(app, path)));
  byId('end', HTMLButtonElement).addEventListener('click', () =>
    attempt(() => app.call('POST', '/patient/chat/end-chat')),
  );
}

async function play(account: PatientAccount): Promise<void> {
  const app = await BrowserPatient.open();
  await app.signIn(account.email, account.password);
  app.watch(
    events => show(app, events),
    error => say(error.message),
  );
  connect(app);
  const beat = () => attempt(() => app.call('POST', '/v2/chats/action/mark-as-online?isOnline=true'));
  beat();
  window.setInterval(beat, 50_000);
  for (const control of controls) control.disabled = false;
}

async function start(): Promise<void> {
  const { patients } = (await (await fetch('/sandbox/accounts.json')).json()) as {
    readonly patients: readonly PatientAccount[];
  };
  const choice = byId('patient', HTMLSelectElement);
  choice.append(
    ...patients.map(({ name, email }) => Object.assign(element('option', '', `${name} (${email})`), { value: email })),
  );
  byId('choose', HTMLFormElement).addEventListener(
    'submit',
    event => {
      event.preventDefault();
      const account = patients.find(({ email }) => email === choice.value);
      if (account) attempt(() => play(account));
      for (const control of byId('choose', HTMLFormElement).elements) control.setAttribute('disabled', '');
    },
    { once: true },
  );
}

attempt(start);
attempt(startEveningForm);
attempt(startAppForms);
