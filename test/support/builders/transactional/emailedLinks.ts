import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { Sandbox } from '#sandbox/server/Sandbox';

const GROUPS = ['care-team@staff.example', 'support@staff.example', 'organisations@staff.example'];

/**
 * Links as patients’ apps and emails of the sandbox contain them. Each patient is used once, since requests are
 * limited.
 */
export class EmailedLinks {
  private patients = -1;

  constructor(private readonly sandbox: () => Sandbox) {}

  patient(): Patient {
    const all = this.sandbox().backend.chat.people.patients();
    const patient = all[(this.patients += 1) % all.length];
    if (patient === undefined) throw new Error('The seed has no patients.');
    return patient;
  }

  /** The headers of a patient's app. */
  headersOf({ uid, scopes }: Patient): Record<string, string> {
    const cookie = this.sandbox().backend.sessions.begin(uid, scopes);
    return { 'Content-Type': 'application/json', Authorization: `Bearer ${cookie}` };
  }

  async link(patient = this.patient()): Promise<string> {
    return (await this.post('/iams/query-string-token/create', patient)).text();
  }

  /** Has a patient’s app email an address, and returns the token in the email. */
  async emailToken(address: string, patient = this.patient()): Promise<string> {
    const body = { targetEmailAddresses: [address], careFirstStyleEmail: true };
    await this.post('/social/welfareEmail', patient, body);
    const [email] = this.mailsTo(address);
    return /token=(\S+)/.exec(email?.text ?? '')?.[1] ?? '';
  }

  post(path: string, patient: Patient, body?: object): Promise<Response> {
    const url = `http://127.0.0.1:${this.sandbox().port}/api${path}`;
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    return fetch(url, { method: 'POST', headers: this.headersOf(patient), ...content });
  }

  mailsTo(address: string) {
    return this.sandbox()
      .outbox.newestFirst()
      .filter(({ to }) => to === address);
  }

  /** Number of emails to the groups of staff. */
  reached(): number {
    return GROUPS.reduce((sum, address) => sum + this.mailsTo(address).length, 0);
  }
}
