import type {
  ConfirmEmailFailure,
  InvalidName,
  OwnAccountGateway,
  OwnNames,
  RecentLoginRequired,
} from '@/application/account/ports/OwnAccountGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccountLanguage } from '@/domain/account/AccountLanguage';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import { fail, type Result } from '@/domain/kernel/Result';
import type { BackendAnswer, BackendClient, CallOptions } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { toCallAnswer, toCallDone } from '../client/toCallAnswer';
import { pushEndpoints } from '../endpoints/notifications';
import { ownAccountEndpoints } from '../endpoints/ownAccount';
import type { AccountSummaryDto, ConfirmedEmailDto } from './ownAccountDtos';

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 409], ownWords: true } as const satisfies CallOptions;

const summaryRefusals = {
  InvalidName: 'invalidName',
  RecentLoginRequired: 'recentLoginRequired',
  WrongAddress: 'wrongAddress',
} as const;
const linkRefusals = { LinkUnknown: 'linkUnknown', EmailTaken: 'emailTaken' } as const;

export class AxiosOwnAccountGateway implements OwnAccountGateway {
  constructor(private readonly backend: BackendClient) {}

  async summary(): Promise<Result<AccountSummary, CallFailure>> {
    return toCallAnswer(await this.backend.call(ownAccountEndpoints.summary, {}, call), toSummary);
  }

  async setNames({ firstName, lastName }: OwnNames): Promise<Result<AccountSummary, CallFailure | InvalidName>> {
    const body = { firstName, lastName };
    return orRefusal(await this.backend.call(ownAccountEndpoints.setUserName, { body }, call), 'InvalidName');
  }

  async setScreenName(screenName: string): Promise<Result<AccountSummary, CallFailure | InvalidName>> {
    const body = { screenName };
    return orRefusal(await this.backend.call(ownAccountEndpoints.setScreenName, { body }, call), 'InvalidName');
  }

  async setLanguage(language: AccountLanguage): Promise<Result<AccountSummary, CallFailure>> {
    const body = { language };
    return toCallAnswer(await this.backend.call(ownAccountEndpoints.setLanguage, { body }, call), toSummary);
  }

  async changeEmail(emailAddress: string): Promise<Result<AccountSummary, CallFailure | RecentLoginRequired>> {
    const body = { emailAddress };
    return orRefusal(await this.backend.call(ownAccountEndpoints.changeEmail, { body }, call), 'RecentLoginRequired');
  }

  async confirmEmail(id: string): Promise<Result<string, ConfirmEmailFailure>> {
    return toAddress(await this.backend.call(ownAccountEndpoints.confirmChangeEmail, { body: { id } }, call));
  }

  async rejectEmail(id: string): Promise<Result<string, ConfirmEmailFailure>> {
    return toAddress(await this.backend.call(ownAccountEndpoints.rejectChangeEmail, { body: { id } }, call));
  }

  async requestPasswordChange(emailAddress: string, language: AccountLanguage): Promise<Result<void, CallFailure>> {
    const body = { emailAddress, language };
    return toCallDone(await this.backend.call(ownAccountEndpoints.requestChangePassword, { body }, call));
  }

  async requestDeletion(
    emailAddress: string,
  ): Promise<Result<AccountSummary, CallFailure | RecentLoginRequired | { readonly kind: 'wrongAddress' }>> {
    const answer = await this.backend.call(ownAccountEndpoints.requestDeletion, { body: { emailAddress } }, call);
    return orRefusal(answer, 'RecentLoginRequired', 'WrongAddress');
  }

  async setPush(isEnabled: boolean): Promise<Result<void, CallFailure>> {
    const query = { enabled: isEnabled };
    return toCallDone(await this.backend.call(pushEndpoints.pushStatus, { query }, call));
  }
}

type Answer<D> = Result<BackendAnswer<D>, BackendFailure>;
type Token = keyof typeof summaryRefusals;

const tokenOf = (answer: Answer<unknown>): string | undefined =>
  !answer.ok && answer.failure.kind === 'refused' ? answer.failure.token : undefined;

const isKey = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(table, key);

function toAddress(answer: Answer<ConfirmedEmailDto>): Result<string, ConfirmEmailFailure> {
  const token = tokenOf(answer);
  if (token !== undefined && isKey(linkRefusals, token)) return fail({ kind: linkRefusals[token] });
  return toCallAnswer(answer, ({ emailAddress }) => emailAddress);
}

/** `tokens`: refusals that have words of their own; any other is a failure of the call. */
function orRefusal<T extends Token>(
  answer: Answer<AccountSummaryDto>,
  ...tokens: readonly T[]
): Result<AccountSummary, CallFailure | { readonly kind: (typeof summaryRefusals)[T] }> {
  const token = tokens.find(one => one === tokenOf(answer));
  return token === undefined ? toCallAnswer(answer, toSummary) : fail({ kind: summaryRefusals[token] });
}

const toSummary = (dto: AccountSummaryDto): AccountSummary => ({
  userId: dto.userId,
  emailAddress: dto.emailAddress,
  firstName: dto.firstName,
  lastName: dto.lastName,
  screenName: dto.screenName,
  language: dto.language,
  pushEnabled: dto.pushEnabled,
  ...(dto.newEmailAddress !== undefined && { newEmailAddress: dto.newEmailAddress }),
  ...(dto.deletionRequestedAt !== undefined && { deletionRequestedAt: Date.parse(dto.deletionRequestedAt) }),
});
