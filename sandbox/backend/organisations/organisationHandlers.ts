import type { OrganisationDetailsDto, UploadPolicyDto } from '@/infrastructure/http/organisations/organisationDtos';
import type { SettingSection } from '@/domain/organisations/SettingSection';
import { demandMatch, Versioned } from '#sandbox/backend/dispatch/etag';
import type { HandlersOf } from '#sandbox/backend/dispatch/Handlers';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import type { ChangeHistory } from '#sandbox/backend/kernel/ChangeHistory';
import { pageOf } from '#sandbox/backend/kernel/pageOf';
import { withoutUndefined } from '#sandbox/backend/kernel/withoutUndefined';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { BackendSession } from '#sandbox/backend/session/BackendSession';
import type { Members } from './Members';
import { OrganisationEdits, type Patch } from './OrganisationEdits';
import type { OrganisationViews } from './OrganisationViews';
import type { Organisations } from './Organisations';
import type { StoredOrganisation } from './StoredOrganisation';

export interface OrganisationDependencies {
  readonly organisations: Organisations;
  readonly members: Members;
  readonly history: ChangeHistory;
  readonly views: OrganisationViews;
  readonly people: PeopleDirectory;
  readonly pictures: Pictures;
  readonly clock: { now(): number };
}

/** Uploaded pictures, as the backend needs them. */
export interface Pictures {
  /** A permission for one upload. */
  policy(): UploadPolicyDto;
  has(picture: string): boolean;
}

const ROWS = 50;

export function organisationHandlers(dependencies: OrganisationDependencies): HandlersOf<'organisations'> {
  const { organisations, members, history, views, people, pictures, clock } = dependencies;
  const edits = new OrganisationEdits(organisations, history);

  /** The organisation of a call that changes it. */
  const editable = (caller: BackendSession, id: string): StoredOrganisation => {
    demandEditor(caller, id === organisations.root);
    return organisations.get(id);
  };
  const ownOf = ({ uid }: BackendSession): StoredOrganisation => {
    const person = people.find(uid);
    const id = person?.role === 'patient' ? members.membershipOf(person.patientId)?.organisation : organisations.root;
    if (id === undefined) throw new BackendError(404, 'NotFound', 'The caller belongs to no organisation.');
    return organisations.get(id);
  };
  const change = <S extends SettingSection>(
    section: S,
    { caller, path, body, ifMatch, requestId }: ChangeCall,
  ): ReturnType<OrganisationViews['own']>[S] => {
    const organisation = editable(caller, path.organisation);
    demandMatch(ifMatch, views.own(organisation)[section]);
    const { reason, ...patch } = withoutUndefined({ ...body }) as Patch & { readonly reason?: string };
    const edited = edits.change(organisation, section, patch, { uid: caller.uid, requestId }, reason);
    return views.own(edited)[section];
  };

  return {
    list: ({ query: { parentOrganisation, pageSize = ROWS, lastPage } }) => {
      if (parentOrganisation !== undefined) organisations.get(parentOrganisation);
      const children = organisations.childrenOf(parentOrganisation);
      const { items, next } = pageOf(children, pageSize, lastPage);
      return {
        organisations: items.map(one => views.row(one)),
        total: children.length,
        ...(next !== undefined && { lastPage: next }),
      };
    },
    search: ({ query }) => organisations.search(query.term).map(one => views.hit(one)),
    create: ({ caller, query, body, requestId }) => {
      demandEditor(caller, false);
      return edits.create(body, query.maxRedemptions, { uid: caller.uid, requestId }).id;
    },
    unmerged: ({ path }) => {
      const one = organisations.get(path.organisation);
      return views.v1(one, views.own(one));
    },
    merged: ({ path }) => {
      const one = organisations.get(path.organisation);
      return views.v1(one, views.merged(one));
    },
    unmergedV2: ({ path }) => {
      const one = organisations.get(path.organisation);
      return new Versioned(views.v2(one, views.own(one)), one);
    },
    mergedV2: ({ path }) => views.mergedV2(organisations.get(path.organisation)),
    ownDetails: ({ path }) => views.own(organisations.get(path.organisation)).details,
    changeDetails: ({ caller, path, body: { name, ...body }, ifMatch, requestId }) => {
      const organisation = editable(caller, path.organisation);
      demandMatch(ifMatch, views.own(organisation).details);
      if (body.logo && !pictures.has(body.logo))
        throw new BackendError(400, 'InvalidImage', 'The logo is not a picture that was uploaded.');
      const { reason, ...patch } = withoutUndefined(body);
      const author = { uid: caller.uid, requestId };
      const renamed = name === undefined ? organisation : edits.rename(organisation, name, author, reason);
      return views.own(edits.change(renamed, 'details', patch, author, reason))
        .details satisfies OrganisationDetailsDto;
    },
    ownAppSettings: ({ path }) => views.own(organisations.get(path.organisation)).appSettings,
    changeAppSettings: call => change('appSettings', call),
    subscription: ({ path }) => views.merged(organisations.get(path.organisation)).subscription,
    ownSubscription: ({ path }) => views.own(organisations.get(path.organisation)).subscription,
    changeSubscription: call => {
      const organisation = editable(call.caller, call.path.organisation);
      demandMatch(call.ifMatch, views.own(organisation).subscription);
      demandSpan({ ...organisation.settings.subscription, ...withoutUndefined(call.body) });
      return change('subscription', call);
    },
    ownResearchSettings: ({ path }) => views.own(organisations.get(path.organisation)).researchSettings,
    changeResearchSettings: call => change('researchSettings', call),
    clientLinks: ({ path }) => views.own(organisations.get(path.organisation)).clientLinks,
    changeClientLinks: call => {
      demandDistinct((call.body.links ?? []).map(({ id }) => id));
      return change('clientLinks', call);
    },
    enable: ({ caller, path, query, body, requestId }) => {
      const author = { uid: caller.uid, requestId, maxRedemptions: query.maxRedemptions };
      edits.setEnabled(editable(caller, path.organisation), true, author, body.reason);
    },
    disable: ({ caller, path, body, requestId }) => {
      if (path.organisation === organisations.root)
        throw new BackendError(403, 'NotAllowed', 'The provider itself cannot be disabled.');
      edits.setEnabled(editable(caller, path.organisation), false, { uid: caller.uid, requestId }, body.reason);
    },
    moveToOrganisation: ({ caller, path, body, requestId }) => {
      const organisation = editable(caller, path.organisation);
      const patient = people.patient(path.patient);
      if (!patient) throw new BackendError(404, 'NotFound', 'There is no such patient.');
      if (!organisations.isOpen(organisation.id))
        throw new BackendError(409, 'OrganisationDisabled', 'It, or an organisation above it, is disabled.');
      const before = members.membershipOf(patient.patientId)?.organisation;
      if (before === organisation.id)
        throw new BackendError(409, 'AlreadyJoined', 'The patient belongs to this organisation already.');
      members.put(patient.patientId, { organisation: organisation.id, since: clock.now() });
      const author = { uid: caller.uid, requestId };
      const from = before === undefined ? '' : ` from ${organisations.find(before)?.name ?? before}`;
      const add = (id: string, sentence: string): void =>
        history.add(`organisation/${id}`, author, [`The patient ${patient.patientId} ${sentence}.`], body.reason);
      add(organisation.id, `was moved here${from}`);
      if (before !== undefined) add(before, `was moved to ${organisation.name}`);
    },
    imageUploadPolicy: () => pictures.policy(),
    isWhitelisted: ({ caller, query }) => {
      const email = query.email.trim().toLowerCase();
      if (people.find(caller.uid)?.email.toLowerCase() !== email)
        throw new BackendError(403, 'NotAllowed', 'Only the own address can be asked about.');
      const domain = email.slice(email.lastIndexOf('@') + 1);
      return organisationsWith(organisations, domain).some(id => organisations.isOpen(id) && isSubscribed(views, id));
    },
    own: ({ caller }) => {
      const one = ownOf(caller);
      return views.v1(one, views.merged(one));
    },
    ownV2: ({ caller }) => views.ownV2(ownOf(caller)),
    subscriptionValid: ({ caller }) => isSubscribed(views, ownOf(caller).id),
  };
}

interface ChangeCall {
  readonly caller: BackendSession;
  readonly path: { readonly organisation: string };
  readonly body: object;
  readonly ifMatch: string;
  readonly requestId?: string;
}

/** Fails with 403 for people who may not change this part of the tree. */
export function demandEditor({ scopes }: BackendSession, isRoot: boolean): void {
  const wanted = isRoot ? 'organisations:edit-thrive' : 'organisations:edit';
  if (!scopes.includes(wanted)) throw new BackendError(403, 'Forbidden', `Missing: ${wanted}`);
}

function demandSpan({
  startsOn,
  endsOn,
}: {
  readonly startsOn?: string | null;
  readonly endsOn?: string | null;
}): void {
  if (startsOn && endsOn && endsOn < startsOn)
    throw new BackendError(400, 'InvalidSpan', 'The last day is before the first.');
}

function demandDistinct(ids: readonly string[]): void {
  if (new Set(ids).size !== ids.length) throw new BackendError(400, 'ValidationError', 'body.links: two have one id');
}

/** Ids of the organisations whose own email domains have this one. */
function organisationsWith(organisations: Organisations, domain: string): readonly string[] {
  const root = organisations.get(organisations.root);
  return [root, ...organisations.below(root.id)]
    .filter(({ settings }) => settings.details.emailDomains?.includes(domain) === true)
    .map(({ id }) => id);
}

/** The subscription has begun and has not ended. */
function isSubscribed(views: OrganisationViews, id: string): boolean {
  const { state } = views.subscription(id);
  return state !== 'notStarted' && state !== 'ended';
}
