import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Versioned } from '@/application/kernel/ports/Versioned';
import type {
  OrganisationSettingsGateway,
  SectionChange,
  ChangeFailure,
} from '@/application/organisations/ports/OrganisationSettingsGateway';
import { fail, type Result } from '@/domain/kernel/Result';
import type { Organisation } from '@/domain/organisations/Organisation';
import type { LinkIcon, SettingSection } from '@/domain/organisations/SettingSection';
import type { ClientLink, OwnSection } from '@/domain/organisations/SettingValues';
import type { BackendAnswer, BackendClient, CallOptions } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { whole } from '../client/mapAnswer';
import { toCallAnswer, toCallFailure, toVersioned } from '../client/toCallAnswer';
import { organisationEndpoints as organisations } from '../endpoints/organisations';
import type { ClientLinkDto, MergedOrganisationV2Dto } from './organisationDtos';
import { toOrganisation, toOwnSection } from './toOrganisation';
import { isBlank } from '@/domain/kernel/isBlank';

export class AxiosOrganisationSettingsGateway implements OrganisationSettingsGateway {
  constructor(private readonly backend: BackendClient) {}

  async read(organisation: string): Promise<Result<Organisation, CallFailure>> {
    const answer = await this.backend.call(organisations.mergedV2, { path: { organisation } }, call);
    return toCallAnswer(answer, toOrganisation);
  }

  async readOwn<S extends SettingSection>(
    organisation: string,
    section: S,
  ): Promise<Result<Versioned<OwnSection<S>>, CallFailure>> {
    const answer = await sections[section].read(this.backend, { organisation });
    // Unreadable items would be removed by the next save of their list, so such an answer counts as none.
    return toVersioned(whole(answer), dto => toOwnSection(section, dto));
  }

  async change<S extends SettingSection>({
    organisationId,
    section,
    changes,
    etag,
    reason,
  }: SectionChange<S>): Promise<Result<Versioned<OwnSection<S>>, ChangeFailure>> {
    const body = { ...toBody(changes), reason };
    const path = { organisation: organisationId };
    const answer = await sections[section].change(this.backend, { path, body, ifMatch: etag });
    return answer.ok ? toVersioned(answer, dto => toOwnSection(section, dto)) : fail(toRefusal(answer.failure));
  }
}

/** The screen reports the failure itself. */
const call = { expects: [400, 403, 404, 412], ownWords: true } as const satisfies CallOptions;

type SectionDto<S extends SettingSection> = MergedOrganisationV2Dto[S];
type Answer<S extends SettingSection> = Promise<Result<BackendAnswer<SectionDto<S>>, BackendFailure>>;

interface ChangeArguments {
  readonly path: { readonly organisation: string };
  readonly body: object;
  readonly ifMatch: string;
}

interface SectionCalls<S extends SettingSection> {
  read(backend: BackendClient, path: ChangeArguments['path']): Answer<S>;
  /** The fields of the body are those of the section; values of closed lists come from choices of them. */
  change(backend: BackendClient, change: ChangeArguments): Answer<S>;
}

const sections: { readonly [S in SettingSection]: SectionCalls<S> } = {
  details: {
    read: (backend, path) => backend.call(organisations.ownDetails, { path }, call),
    change: (backend, change) => backend.call(organisations.changeDetails, change, call),
  },
  subscription: {
    read: (backend, path) => backend.call(organisations.ownSubscription, { path }, call),
    change: (backend, change) => backend.call(organisations.changeSubscription, change, call),
  },
  researchSettings: {
    read: (backend, path) => backend.call(organisations.ownResearchSettings, { path }, call),
    change: (backend, change) => backend.call(organisations.changeResearchSettings, change, call),
  },
  appSettings: {
    read: (backend, path) => backend.call(organisations.ownAppSettings, { path }, call),
    change: (backend, change) => backend.call(organisations.changeAppSettings, change, call),
  },
  clientLinks: {
    read: (backend, path) => backend.call(organisations.clientLinks, { path }, call),
    change: (backend, change) => backend.call(organisations.changeClientLinks, change, call),
  },
};

function toBody(changes: object): object {
  const { links } = changes as { readonly links?: readonly ClientLink[] | null };
  return links ? { ...changes, links: links.map(toLinkDto) } : changes;
}

/** Empty fields are left out. */
const toLinkDto = ({ id, title, url, icon, from, until, group }: ClientLink): ClientLinkDto => ({
  id,
  title,
  url,
  // The form checks it against the list.
  icon: icon as LinkIcon,
  ...(from !== '' && { from }),
  ...(until !== '' && { until }),
  ...(group !== '' && { group }),
});

function toRefusal(failure: BackendFailure): ChangeFailure {
  if (failure.kind !== 'refused') return toCallFailure(failure);
  if (failure.status === 412) return { kind: 'changedMeanwhile' };
  switch (failure.token) {
    case 'NoCrisisContact':
      return { kind: 'noCrisisContact', organisations: failure.text.split('\n').filter(line => !isBlank(line)) };
    case 'InvalidSpan':
      return { kind: 'invalidSpan' };
    case 'InvalidImage':
      return { kind: 'invalidImage' };
    default:
      return toCallFailure(failure);
  }
}
