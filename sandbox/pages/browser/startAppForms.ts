import { byId } from './byId';
import { element } from './element';
import { factsOf, type HeldByApp } from './factsOf';

const address = '/sandbox/practice/app';
const buttons = document.querySelectorAll<HTMLButtonElement>('button.act');

interface AppAnswer extends HeldByApp {
  readonly did?: string;
}

/** What a patient's app holds, and the buttons that have the patient do something with it. */
export async function startAppForms(): Promise<void> {
  const { patients } = (await (await fetch('/sandbox/accounts.json')).json()) as {
    readonly patients: readonly { readonly email: string; readonly name: string }[];
  };
  const choice = byId('app-patient', HTMLSelectElement);
  choice.append(
    ...patients.map(({ name, email }) => Object.assign(element('option', '', `${name} (${email})`), { value: email })),
  );
  choice.addEventListener('change', () => void look());
  for (const button of buttons) button.addEventListener('click', () => void act(button.dataset['does'] ?? ''));
  await look();
}

async function look(): Promise<void> {
  say('');
  await ask(patient => fetch(`${address}?${new URLSearchParams({ patient }).toString()}`, { cache: 'no-store' }));
}

async function act(does: string): Promise<void> {
  const [level, text] = [byId('app-level', HTMLInputElement), byId('app-text', HTMLInputElement)];
  const said = {
    ...(does === 'mood' && level.value !== '' && { level: Number(level.value) }),
    ...(does === 'journal' && text.value.trim() !== '' && { text: text.value }),
  };
  say('…');
  const isDone = await ask(patient =>
    fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ patient, does, ...said }),
    }),
  );
  if (isDone && does === 'journal') text.value = '';
}

/** Answers whether it was done. What comes for somebody who is no longer chosen is not shown. */
async function ask(send: (patient: string) => Promise<Response>): Promise<boolean> {
  const choice = byId('app-patient', HTMLSelectElement);
  const patient = choice.value;
  for (const button of buttons) button.disabled = true;
  const response = await send(patient).catch(() => undefined);
  const text = (await response?.text()) ?? 'The sandbox does not answer.';
  if (choice.value !== patient) return false;
  for (const button of buttons) button.disabled = false;
  const isDone = response?.ok === true;
  if (isDone) show(JSON.parse(text) as AppAnswer);
  else showUnreadable(text);
  return isDone;
}

function show(answer: AppAnswer): void {
  const { mood, questionnaire, appointment } = factsOf(answer);
  byId('app-mood', HTMLElement).textContent = mood;
  byId('app-questionnaire', HTMLElement).textContent = questionnaire;
  byId('app-appointment', HTMLElement).textContent = appointment;
  say(answer.did ?? '');
}

/** What was shown before is not what the app holds now. */
function showUnreadable(why: string): void {
  for (const id of ['app-mood', 'app-questionnaire', 'app-appointment'])
    byId(id, HTMLElement).textContent = 'Could not be read';
  say(why);
}

function say(text: string): void {
  byId('app-state', HTMLParagraphElement).textContent = text;
}
