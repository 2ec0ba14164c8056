import { regionZone } from '@/domain/kernel/regionZone';
import { linksShownAt } from '@/domain/organisations/linksShownAt';
import { endpoints } from '#sandbox/endpoints/endpoints';
import type { OwnOrganisationV2Dto } from '@/infrastructure/http/organisations/organisationDtos';
import { RefusedCall } from '#sandbox/practice/ApiClient';
import type { EndpointCalls } from './EndpointCalls';

/** The organisation of its patient as the app shows it. */
export interface ShownOrganisation {
  readonly name: string;
  /** Path of the picture below the backend's origin. */
  readonly logo?: string;
  readonly welcomeText?: string;
  readonly crisisContact?: {
    readonly name: string;
    readonly phone?: string;
    readonly textMessage?: string;
    readonly url?: string;
  };
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly subscriptionValid: boolean;
}

export interface Joining {
  /** Left out by a patient who hopes that their email address is enough. */
  readonly code?: string;
  readonly email: string;
  /** True for the beta app, which accepts few codes. */
  readonly beta?: boolean;
}

const { organisations, accessCodes } = endpoints;

/** Joining an organisation, and what the app shows of it. */
export class OwnOrganisation {
  constructor(
    private readonly calls: EndpointCalls,
    private readonly clock: { now(): number },
  ) {}

  /** Undefined for a patient who belongs to none. */
  async shown(): Promise<ShownOrganisation | undefined> {
    try {
      const [{ value: v1 }, { value: v2 }, { value: subscriptionValid }] = await Promise.all([
        this.calls.call(organisations.own, {}),
        this.calls.call(organisations.ownV2, {}),
        this.calls.call(organisations.subscriptionValid, {}),
      ]);
      const { logo } = v1.details;
      const { welcomeText, crisisContact } = v2.appSettings;
      return {
        name: v1.details.name,
        ...(logo !== undefined && logo !== '' && { logo }),
        ...(welcomeText !== undefined && { welcomeText }),
        ...(crisisContact && { crisisContact }),
        links: this.shownLinks(v2),
        subscriptionValid,
      };
    } catch (error) {
      if (error instanceof RefusedCall && error.status === 404) return undefined;
      throw error;
    }
  }

  /** Returns a sentence about the outcome; for a refusal of the backend, its token. */
  async join({ code, email, beta = false }: Joining): Promise<string> {
    if (code === undefined) return this.checkAdmission(email);
    const path = { accessCode: code };
    if (beta) await this.calls.call(accessCodes.assertAllowedInBeta, { path });
    const { value: validity } = await this.calls.call(accessCodes.valid, { path });
    // A code that is unknown here may be one of the other region, which only joining shows.
    if (!validity.valid && validity.refusal !== 'CodeUnknown') return `Did not join: ${validity.refusal ?? 'refused'}.`;
    try {
      const { value: joined } = await this.calls.call(accessCodes.apply, { path, query: { multiRegion: true } });
      return joined.otherRegion
        ? `The code belongs to ${joined.otherRegion.region}: ${joined.otherRegion.url}`
        : `Joined ${joined.organisation?.name ?? 'an organisation'}.`;
    } catch (error) {
      if (error instanceof RefusedCall) return `Did not join: ${error.message.split('\n')[0] ?? 'refused'}.`;
      throw error;
    }
  }

  /** An answer may be older than the day. */
  private shownLinks({ clientLinks: { links = [] }, details }: OwnOrganisationV2Dto): ShownOrganisation['links'] {
    const zone = regionZone(details.region === 'Australia' ? 'Australia' : 'UK');
    const shown = linksShownAt(links, Math.floor(this.clock.now() / 1000), zone);
    return shown.map(({ title, url }) => ({ title, url }));
  }

  private async checkAdmission(email: string): Promise<string> {
    const { value: admitted } = await this.calls.call(organisations.isWhitelisted, { query: { email } });
    return admitted ? 'An organisation admits this email address.' : 'A code is needed to join.';
  }
}
