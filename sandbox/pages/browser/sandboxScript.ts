import { byId } from './byId';
import { element } from './element';
import { startNotificationForms } from './startNotificationForms';

interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  readonly disabled: boolean;
  readonly secondFactors: readonly string[];
  readonly code?: string | null;
  readonly validForSeconds?: number;
}

interface SingleSignOnAccount {
  readonly provider: string;
  readonly email: string;
  readonly password: string;
  readonly outcome: string;
}

interface Accounts {
  readonly staff: readonly Account[];
  readonly singleSignOn: readonly SingleSignOnAccount[];
}

interface Mail {
  readonly sentAt: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const factorName = (type: string) => (type === 'totp' ? 'authenticator' : type);

const refreshMs = 2_000;

async function load<T>(path: string): Promise<T> {
  const response = await fetch(path, { cache: 'no-store' });
  return (await response.json()) as T;
}

function shownCode({ disabled, secondFactors, code }: Account): string {
  if (disabled) return 'disabled';
  if (secondFactors.length === 0) return 'none yet';
  return code === undefined ? 'by email, see below' : (code ?? 'wait a moment');
}

function accountRow(account: Account): HTMLElement {
  const { email, password, role, secondFactors, code, validForSeconds } = account;
  const row = element('tr');
  row.append(
    element('td', '', email),
    element('td', 'code', password),
    element('td', '', role),
    element('td', '', secondFactors.map(factorName).join(' or ')),
  );
  const cell = element('td');
  cell.append(element('span', code ? 'code' : 'quiet', shownCode(account)));
  if (code) cell.append(' ', element('span', 'quiet', `${validForSeconds ?? 0} s`));
  row.append(cell);
  return row;
}

function singleSignOnRow({ provider, email, password, outcome }: SingleSignOnAccount): HTMLElement {
  const row = element('tr');
  row.append(
    element('td', '', provider),
    element('td', '', email),
    element('td', 'code', password),
    element('td', '', outcome),
  );
  return row;
}

/** Links lead to the dashboard on this origin. */
function mailLine(line: string): HTMLElement {
  if (!line.startsWith('/')) return element('div', '', line);
  const link = element('a', '', line);
  link.setAttribute('href', line);
  return link;
}

function mailItem({ sentAt, to, subject, text }: Mail): HTMLElement {
  const item = element('div', 'mail');
  item.append(
    element('strong', '', subject),
    element('div', 'quiet', `to ${to}, ${new Date(sentAt).toLocaleTimeString('en-GB')}`),
    ...text.split('\n').map(mailLine),
  );
  return item;
}

async function refresh(): Promise<void> {
  const { staff, singleSignOn } = await load<Accounts>('/sandbox/accounts.json');
  byId('staff', HTMLTableSectionElement).replaceChildren(...staff.map(accountRow));
  byId('single-sign-on', HTMLTableSectionElement).replaceChildren(...singleSignOn.map(singleSignOnRow));
  const mails = await load<readonly Mail[]>('/sandbox/outbox.json');
  const shown = mails.length === 0 ? [element('p', 'quiet', 'Nothing sent yet.')] : mails.slice(0, 12).map(mailItem);
  byId('outbox', HTMLDivElement).replaceChildren(...shown);
}

async function setFaults(change: object): Promise<void> {
  const response = await fetch('/sandbox/faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
  byId('faults-state', HTMLParagraphElement).textContent = await response.text();
}

function readForm(form: FormData): object {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const next = (name: string) => ({ next: Number(text(name) || 0) });
  const offlineTime = text('offlineTime');
  return {
    latencyMs: Number(text('latencyMs') || 0),
    loseAnswers: next('loseAnswers'),
    loseRequests: next('loseRequests'),
    status5xx: next('status5xx'),
    pathPrefix: text('pathPrefix'),
    failedSigns: text('failedSigns')
      .split(' ')
      .filter(name => name !== ''),
    country: text('country'),
    dashboards: text('dashboards') || 'none',
    clockOffsetMs: Number(text('clockOffsetMs') || 0),
    duplicateEvents: form.has('duplicateEvents'),
    reorderEvents: form.has('reorderEvents'),
    documentStoreAway: form.has('documentStoreAway'),
    realtimeDatabaseAway: form.has('realtimeDatabaseAway'),
    enumerationProtection: form.has('enumerationProtection'),
    serverStatus: {
      state: text('serverState'),
      ...(offlineTime !== '' && { offlineTime: new Date(offlineTime).toISOString() }),
    },
  };
}

function start(): void {
  const form = byId('faults', HTMLFormElement);
  form.addEventListener('submit', event => {
    event.preventDefault();
    void setFaults(readForm(new FormData(form)));
  });
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-once]')) {
    button.addEventListener('click', () => {
      const { once = '' } = button.dataset;
      if (once === 'reset') form.reset();
      void setFaults({ [once]: true });
    });
  }
  const keepFresh = () =>
    void refresh()
      .catch(() => undefined)
      .then(() => setTimeout(keepFresh, refreshMs));
  keepFresh();
  startNotificationForms();
}

start();
