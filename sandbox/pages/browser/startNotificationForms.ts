import { byId } from './byId';
import { element } from './element';

interface Somebody {
  readonly email: string;
  readonly uid: string;
  readonly name?: string;
}

/** Sends notifications for which no act exists yet. */
export function startNotificationForms(): void {
  const notify = byId('notify', HTMLFormElement);
  const oldChat = byId('old-chat', HTMLFormElement);
  void fillChoices([notify, oldChat]);
  post(notify, '/sandbox/notifications', form => {
    const { count, isLead, pubNub, to, from, requestType, type, ...rest } = textsOf(form);
    return {
      ...rest,
      type,
      count: Number(count),
      ...(type === 'chatRequest' && { requestType }),
      ...(type === 'leadStatus' && { isLead: isLead !== undefined }),
      ...given({ pubNub, to, from }),
    };
  });
  post(oldChat, '/sandbox/old-chats', form => ({ ...textsOf(form), unread: Number(form.get('unread')) }));
}

async function fillChoices(forms: readonly HTMLFormElement[]): Promise<void> {
  const response = await fetch('/sandbox/accounts.json', { cache: 'no-store' });
  const { staff, patients } = (await response.json()) as {
    readonly staff: readonly Somebody[];
    readonly patients: readonly Somebody[];
  };
  const emails = staff.map(({ email }) => [email, email] as const);
  const names = patients.map(({ uid, name = uid }) => [uid, name] as const);
  for (const form of forms) {
    choices(form, 'to', form.id === 'notify' ? [['', 'everybody who chats'], ...emails] : emails);
    choices(form, 'from', [['', 'no one'], ...emails]);
    choices(form, 'patient', names);
  }
}

function choices(
  form: HTMLFormElement,
  name: string,
  values: readonly (readonly [value: string, text: string])[],
): void {
  const options = values.map(([value, text]) => {
    const option = element('option', '', text);
    option.setAttribute('value', value);
    return option;
  });
  form.querySelector(`select[name=${name}]`)?.replaceChildren(...options);
}

function post(form: HTMLFormElement, path: string, bodyOf: (form: FormData) => object): void {
  form.addEventListener('submit', event => {
    event.preventDefault();
    const body = JSON.stringify(bodyOf(new FormData(form)));
    void fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).then(async response => {
      byId('notify-state', HTMLParagraphElement).textContent = response.ok ? 'Done.' : await response.text();
    });
  });
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}

function given(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  );
}
