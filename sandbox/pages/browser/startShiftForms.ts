import { byId } from './byId';
import { element } from './element';

const refreshMs = 2_000;
const address = '/sandbox/practice';

interface State {
  readonly patients: number;
  readonly evening: { readonly cast: number; readonly toCome: number };
  readonly recorded: number | null;
  readonly replay: { readonly done: number; readonly of: number; readonly failures: readonly string[] } | null;
}

/** The busy evening, and recording and playing a shift. */
export async function startShiftForms(): Promise<void> {
  const { staff } = (await (await fetch('/sandbox/accounts.json')).json()) as {
    readonly staff: readonly { readonly email: string; readonly scopes: readonly string[] }[];
  };
  const therapists = staff.filter(({ scopes }) => scopes.includes('chat:view-requests'));
  byId('therapist', HTMLSelectElement).append(
    ...therapists.map(({ email }) => Object.assign(element('option', '', email), { value: email })),
  );
  onSubmit('evening', () =>
    post({ busyEvening: byId('therapist', HTMLSelectElement).value, speed: numberOf('evening-speed') }),
  );
  onSubmit('replay', async () =>
    post({ replay: (await byId('shift', HTMLInputElement).files?.[0]?.text()) ?? '', speed: numberOf('replay-speed') }),
  );
  byId('record', HTMLButtonElement).addEventListener('click', () => void post({ record: true }));
  byId('save', HTMLButtonElement).addEventListener(
    'click',
    () => void post({ record: false }).then(isDone => isDone && window.location.assign(`${address}/shift.jsonl`)),
  );
  window.setInterval(() => void refresh(), refreshMs);
}

function onSubmit(id: string, act: () => Promise<unknown>): void {
  byId(id, HTMLFormElement).addEventListener('submit', event => {
    event.preventDefault();
    void act();
  });
}

const numberOf = (id: string): number => Number(byId(id, HTMLInputElement).value) || 1;

async function post(body: object): Promise<boolean> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) show((await response.json()) as State);
  else say(await response.text());
  return response.ok;
}

async function refresh(): Promise<void> {
  const response = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) show((await response.json()) as State);
}

function show({ patients, evening, recorded, replay }: State): void {
  const parts = [`${patients} practice patients.`];
  if (evening.cast > 0) parts.push(`Evening: ${evening.toCome} of ${evening.cast} have not finished.`);
  if (recorded !== null) parts.push(`Recording: ${recorded} acts so far.`);
  if (replay)
    parts.push(
      `Replay: ${replay.done} of ${replay.of} acts, ${replay.failures.length} not ` +
        `possible${replay.failures.length > 0 ? `; first: ${replay.failures[0]}` : '.'}`,
    );
  say(parts.join(' '));
}

function say(text: string): void {
  const state = byId('practice-state', HTMLParagraphElement);
  // The same words again would be read out again.
  if (state.textContent !== text) state.textContent = text;
}
