import type {
  AccessRequest,
  CallbackRequest,
  EmailPreferences,
  LinkFailure,
  TransactionalGateway,
} from '@/application/transactional/ports/TransactionalGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { AccessType } from '@/domain/transactional/contactLimits';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** The links of one person in memory. */
export class FakeTransactionalGateway implements TransactionalGateway {
  readonly planned = new PlannedFailures<keyof TransactionalGateway, LinkFailure>();
  /** Emails to staff, by type of request. */
  readonly sent: string[] = [];
  readonly unsubscribed = new Set<string>();
  /** Email tokens with their addresses. */
  readonly emailTokens = new Map<string, string>();
  /** Tokens of links, with the request that each was used for. */
  private readonly linkTokens = new Map<string, string | undefined>();
  private readonly accessRequests = new Set<string>();

  constructor(private readonly address = 'ann@patients.example') {}

  /** Creates a token of a link. */
  link(): string {
    const token = `link${this.linkTokens.size}`.padEnd(22, '-');
    this.linkTokens.set(token, undefined);
    return token;
  }

  emailToken(address = this.address): string {
    const token = `header.${this.emailTokens.size}.signature`;
    this.emailTokens.set(token, address);
    return token;
  }

  /** Has the effect of ten minutes. */
  outdate(token: string): void {
    if (this.linkTokens.get(token) === undefined) this.linkTokens.delete(token);
  }

  async exchange(linkToken: string, attempt: string): Promise<Result<string, LinkFailure>> {
    return this.planned.carry('exchange', () => {
      const done = this.useOnce(linkToken, `use ${attempt}`);
      return done.ok ? ok(this.emailToken()) : done;
    });
  }

  async preferences(emailToken: string): Promise<Result<EmailPreferences, LinkFailure>> {
    return this.planned.carry('preferences', () => {
      const emailAddress = this.emailTokens.get(emailToken);
      if (emailAddress === undefined) return fail({ kind: 'linkUnknown' });
      return ok({ emailAddress, isSubscribed: !this.unsubscribed.has(emailAddress) });
    });
  }

  async subscribe(emailToken: string, emailAddress: string): Promise<Result<void, LinkFailure>> {
    return this.change('subscribe', emailToken, emailAddress, () => void this.unsubscribed.delete(emailAddress));
  }

  async unsubscribe(emailToken: string, emailAddress: string): Promise<Result<void, LinkFailure>> {
    return this.change('unsubscribe', emailToken, emailAddress, () => void this.unsubscribed.add(emailAddress));
  }

  async requestCallback(linkToken: string, request: CallbackRequest): Promise<Result<void, LinkFailure>> {
    return this.planned.carry('requestCallback', () =>
      this.useOnce(linkToken, `callback ${Object.values(request).join(' ')}`),
    );
  }

  async requestCheckIn(linkToken: string): Promise<Result<void, LinkFailure>> {
    return this.planned.carry('requestCheckIn', () => this.useOnce(linkToken, 'check-in'));
  }

  async requestAccess(type: AccessType, request: AccessRequest): Promise<Result<void, LinkFailure>> {
    return this.planned.carry('requestAccess', () => {
      const asked = `access ${type} ${Object.values(request).join(' ')}`;
      if (!this.accessRequests.has(asked)) this.sent.push(asked);
      this.accessRequests.add(asked);
      return ok(undefined);
    });
  }

  private useOnce(token: string, request: string): Result<void, LinkFailure> {
    if (!this.linkTokens.has(token)) return fail({ kind: 'linkUnknown' });
    const done = this.linkTokens.get(token);
    if (done !== undefined) return done === request ? ok(undefined) : fail({ kind: 'linkUsed' });
    this.linkTokens.set(token, request);
    if (!request.startsWith('use')) this.sent.push(request);
    return ok(undefined);
  }

  private change(
    call: 'subscribe' | 'unsubscribe',
    emailToken: string,
    address: string,
    act: () => void,
  ): Result<void, LinkFailure> {
    return this.planned.carry(call, () => {
      const own = this.emailTokens.get(emailToken);
      if (own === undefined) return fail({ kind: 'linkUnknown' });
      return own === address ? ok(act()) : fail({ kind: 'notAllowed' });
    });
  }
}
