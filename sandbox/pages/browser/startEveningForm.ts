import { byId } from './byId';
import { element } from './element';

const refreshMs = 2_000;
const address = '/sandbox/practice';

interface State {
  readonly patients: number;
  readonly evening: { readonly cast: number; readonly toCome: number };
}

/** Starts a busy evening, and shows its progress. */
export async function startEveningForm(): Promise<void> {
  const { staff } = (await (await fetch('/sandbox/accounts.json')).json()) as {
    readonly staff: readonly { readonly email: string; readonly scopes: readonly string[] }[];
  };
  const therapists = staff.filter(({ scopes }) => scopes.includes('chat:view-requests'));
  byId('therapist', HTMLSelectElement).append(
    ...therapists.map(({ email }) => Object.assign(element('option', '', email), { value: email })),
  );
  byId('evening', HTMLFormElement).addEventListener('submit', event => {
    event.preventDefault();
    const speed = Number(byId('evening-speed', HTMLInputElement).value) || 1;
    void begin({ busyEvening: byId('therapist', HTMLSelectElement).value, speed });
  });
  window.setInterval(() => void refresh(), refreshMs);
}

async function begin(evening: { readonly busyEvening: string; readonly speed: number }): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(evening),
  });
  if (response.ok) show((await response.json()) as State);
  else say(await response.text());
}

async function refresh(): Promise<void> {
  const response = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) show((await response.json()) as State);
}

function show({ patients, evening }: State): void {
  const parts = [`${patients} practice patients.`];
  if (evening.cast > 0) parts.push(`Evening: ${evening.toCome} of ${evening.cast} have not finished.`);
  say(parts.join(' '));
}

function say(text: string): void {
  const state = byId('practice-state', HTMLParagraphElement);
  // The same words again would be read out again.
  if (state.textContent !== text) state.textContent = text;
}
