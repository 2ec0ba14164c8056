import { endpoints } from '#sandbox/endpoints/endpoints';
import type { EndpointCalls } from './EndpointCalls';

const { createLinkToken, welfareEmail } = endpoints.transactional;

/** Pages that the app opens without a sign-in. */
export const linkedPages = ['email-preferences', 'callback', 'check-in'] as const;
export type LinkedPage = (typeof linkedPages)[number];

/** Links that a patient’s app makes, and emails to friends. */
export class EmailedLink {
  constructor(private readonly calls: EndpointCalls) {}

  /** The address of a page, which works once and for ten minutes. */
  async to(page: LinkedPage): Promise<string> {
    const { pagesUrl } = (await this.calls.call(endpoints.publicSettings.clientConfig, {})).value;
    const token = (await this.calls.call(createLinkToken, {})).value;
    return `${pagesUrl}/transactional/${page}?token=${token}`;
  }

  async writeTo(targetEmailAddresses: string[]): Promise<void> {
    await this.calls.call(welfareEmail, { body: { targetEmailAddresses, careFirstStyleEmail: true } });
  }
}
