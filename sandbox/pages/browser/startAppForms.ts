import { byId } from './byId';
import { element } from './element';
import { factsOf, type HeldByApp } from './factsOf';

const address = '/sandbox/practice/app';
const buttons = document.querySelectorAll<HTMLButtonElement>('button.act');

const readings = [
  'app-mood',
  'app-questionnaire',
  'app-appointment',
  'app-organisation',
  'app-crisis-contact',
  'app-survey',
  'app-links',
  'app-older-messages',
];
/** Milliseconds between two looks at what an administrator may have changed. */
const CHECK_EVERY_MS = 5_000;

interface AppAnswer extends HeldByApp {
  readonly did?: string;
}

/** The content of a patient's app, and the buttons for the patient's acts in it. */
export async function startAppForms(): Promise<void> {
  const { patients } = (await (await fetch('/sandbox/accounts.json')).json()) as {
    readonly patients: readonly { readonly email: string; readonly name: string }[];
  };
  const choice = byId('app-patient', HTMLSelectElement);
  choice.append(
    ...patients.map(({ name, email }) => Object.assign(element('option', '', `${name} (${email})`), { value: email })),
  );
  choice.addEventListener('change', () => void load());
  for (const button of buttons) button.addEventListener('click', () => void act(button.dataset['does'] ?? ''));
  await load();
  setInterval(() => void refresh(), CHECK_EVERY_MS);
}

async function load(): Promise<void> {
  say('');
  await send(patient => fetch(`${address}?${new URLSearchParams({ patient }).toString()}`, { cache: 'no-store' }));
}

/** Shows changes; an act that is under way takes precedence, and a failed answer changes nothing. */
async function refresh(): Promise<void> {
  const choice = byId('app-patient', HTMLSelectElement);
  const patient = choice.value;
  const isActing = () => [...buttons].some(button => button.disabled);
  if (document.hidden || isActing()) return;
  const query = new URLSearchParams({ patient }).toString();
  const response = await fetch(`${address}?${query}`, { cache: 'no-store' }).catch(() => undefined);
  if (response?.ok !== true) return;
  const answer = (await response.json()) as AppAnswer;
  if (choice.value === patient && !isActing()) show(answer);
}

async function act(does: string): Promise<void> {
  const level = byId('app-level', HTMLInputElement);
  const text = byId('app-text', HTMLInputElement);
  const code = byId('app-code', HTMLInputElement);
  const friends = byId('app-friends', HTMLInputElement);
  const answer = byId('app-answer', HTMLInputElement);
  const said = {
    ...(does === 'mood' && level.value !== '' && { level: Number(level.value) }),
    ...(does === 'join' && code.value.trim() !== '' && { code: code.value }),
    ...(does === 'join' && { beta: byId('app-beta', HTMLInputElement).checked }),
    ...(does === 'friends' && friends.value.trim() !== '' && { text: friends.value }),
    ...(does === 'survey' && answer.value.trim() !== '' && { text: answer.value }),
    ...(does === 'journal' && text.value.trim() !== '' && { text: text.value }),
  };
  say('…');
  const isDone = await send(patient =>
    fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ patient, does, ...said }),
    }),
  );
  if (isDone && does === 'journal') text.value = '';
  if (isDone && does === 'survey') answer.value = '';
}

/** Returns whether it was done. Answers for a patient who is no longer chosen are not shown. */
async function send(call: (patient: string) => Promise<Response>): Promise<boolean> {
  const choice = byId('app-patient', HTMLSelectElement);
  const patient = choice.value;
  for (const button of buttons) button.disabled = true;
  const response = await call(patient).catch(() => undefined);
  const text = (await response?.text()) ?? 'The sandbox does not answer.';
  if (choice.value !== patient) return false;
  for (const button of buttons) button.disabled = false;
  const isDone = response?.ok === true;
  if (isDone) show(JSON.parse(text) as AppAnswer);
  else showUnreadable(text);
  return isDone;
}

function show(answer: AppAnswer): void {
  const { mood, questionnaire, appointment, organisation, crisisContact, links, survey, messages, olderMessages } =
    factsOf(answer);
  showMessages(messages);
  byId('app-older-messages', HTMLElement).textContent = olderMessages;
  byId('app-mood', HTMLElement).textContent = mood;
  byId('app-questionnaire', HTMLElement).textContent = questionnaire;
  byId('app-appointment', HTMLElement).textContent = appointment;
  byId('app-organisation', HTMLElement).textContent = organisation;
  byId('app-crisis-contact', HTMLElement).textContent = crisisContact;
  byId('app-survey', HTMLElement).textContent = survey;
  byId('app-links', HTMLElement).textContent = links;
  const logo = byId('app-logo', HTMLImageElement);
  logo.hidden = answer.organisation?.logo === undefined;
  if (answer.organisation?.logo !== undefined) logo.src = answer.organisation.logo;
  if (answer.did !== undefined) say(answer.did);
}

/** Existing messages stay, so that a screen reader announces each one once. */
function showMessages(messages: readonly string[]): void {
  const place = byId('app-messages', HTMLElement);
  const shown = [...place.children].map(({ textContent }) => textContent);
  if (shown.join('\n') === messages.join('\n')) return;
  place.replaceChildren(...messages.map(text => element('p', 'warning', text)));
}

/** The earlier content is no longer that of the app. */
function showUnreadable(why: string): void {
  for (const id of readings) byId(id, HTMLElement).textContent = 'Could not be read';
  say(why);
}

function say(text: string): void {
  byId('app-state', HTMLParagraphElement).textContent = text;
}
