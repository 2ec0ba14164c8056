import type {
  AccessRequest,
  CallbackRequest,
  EmailPreferences,
  LinkFailure,
  TransactionalGateway,
} from '@/application/transactional/ports/TransactionalGateway';
import { fail, type Result } from '@/domain/kernel/Result';
import type { AccessType } from '@/domain/transactional/contactLimits';
import type { BackendClient, CallOptions } from '../client/BackendClient';
import type { Answer } from '../client/mapAnswer';
import { toCallAnswer, toCallDone } from '../client/toCallAnswer';
import { transactionalEndpoints } from '../endpoints/transactional';

/** The page reports the failure itself. */
const call = { expects: [400, 403, 404, 409, 429], ownWords: true } as const satisfies CallOptions;

const linkFailures: Readonly<Record<string, 'linkUnknown' | 'linkUsed' | 'tooMany'>> = {
  TokenUnknown: 'linkUnknown',
  TokenUsed: 'linkUsed',
  TooManyRequests: 'tooMany',
};

export class AxiosTransactionalGateway implements TransactionalGateway {
  constructor(private readonly backend: BackendClient) {}

  async exchange(tokenID: string, attempt: string): Promise<Result<string, LinkFailure>> {
    const query = { tokenID, attempt };
    return orLinkFailure(await this.backend.call(transactionalEndpoints.useLinkToken, { query }, call), answer =>
      toCallAnswer(answer, token => token),
    );
  }

  async preferences(token: string): Promise<Result<EmailPreferences, LinkFailure>> {
    const path = { token };
    return orLinkFailure(await this.backend.call(transactionalEndpoints.emailPreferences, { path }, call), answer =>
      toCallAnswer(answer, ({ emailAddress, isSubscribed }) => ({ emailAddress, isSubscribed })),
    );
  }

  async subscribe(token: string, email: string): Promise<Result<void, LinkFailure>> {
    const parts = { path: { email }, body: { token } };
    return orLinkFailure(await this.backend.call(transactionalEndpoints.subscribe, parts, call), toCallDone);
  }

  async unsubscribe(token: string, email: string): Promise<Result<void, LinkFailure>> {
    const parts = { path: { email }, body: { token } };
    return orLinkFailure(await this.backend.call(transactionalEndpoints.unsubscribe, parts, call), toCallDone);
  }

  async requestCallback(
    token: string,
    { callbackGroup, name, phoneNumber, note }: CallbackRequest,
  ): Promise<Result<void, LinkFailure>> {
    const body = { token, callbackGroup, clientDetails: { name, phoneNumber, note } };
    return orLinkFailure(await this.backend.call(transactionalEndpoints.requestCallback, { body }, call), toCallDone);
  }

  async requestCheckIn(token: string): Promise<Result<void, LinkFailure>> {
    const body = { token };
    return orLinkFailure(await this.backend.call(transactionalEndpoints.requestCheckIn, { body }, call), toCallDone);
  }

  async requestAccess(
    type: AccessType,
    { message, email, isContactable }: AccessRequest,
  ): Promise<Result<void, LinkFailure>> {
    const parts = { path: { type }, body: { message, email, isContactable } };
    return orLinkFailure(await this.backend.call(transactionalEndpoints.requestAccess, parts, call), toCallDone);
  }
}

function orLinkFailure<D, T>(
  answer: Answer<D>,
  map: (answer: Answer<D>) => Result<T, LinkFailure>,
): Result<T, LinkFailure> {
  const token = !answer.ok && answer.failure.kind === 'refused' ? answer.failure.token : '';
  const kind = Object.hasOwn(linkFailures, token) ? linkFailures[token] : undefined;
  return kind === undefined ? map(answer) : fail({ kind });
}
