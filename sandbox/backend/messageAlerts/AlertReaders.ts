import { alertAudience, type AlertViewer } from '#sandbox/domain/messageAlerts/alertAudience.rule';
import type { AlertAudience, AlertTarget } from '@/domain/messageAlerts/MessageAlert';
import type { AlertReachDto } from '@/infrastructure/http/messageAlerts/messageAlertDtos';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import type { Members } from '#sandbox/backend/organisations/Members';
import type { Organisations } from '#sandbox/backend/organisations/Organisations';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';

/** The sandbox is a deployment of the UK. */
const REGION = 'UK';

export interface AlertReaderDependencies {
  readonly people: PeopleDirectory;
  readonly members: Members;
  readonly organisations: Organisations;
  /** The version of the app that a patient had before the first call. */
  readonly seededVersion: (patientId: string) => string | null;
}

/** People who are the same to every message. */
interface Group extends Omit<AlertViewer, 'isAuthor' | 'region'> {
  readonly is: AlertAudience;
  readonly count: number;
}

/** The people who may see messages, and the program version of each one's last call. */
export class AlertReaders {
  private readonly versions = new JournalledMap<string>('program-versions');

  constructor(private readonly dependencies: AlertReaderDependencies) {}

  attachTo(journal: JournalHost): this {
    this.versions.attachTo(journal);
    return this;
  }

  /** A call with a version of the caller's program. */
  viewer(uid: string, version: string | undefined): Omit<AlertViewer, 'isAuthor'> {
    if (version !== undefined && this.versions.get(uid) !== version) this.versions.put(uid, version);
    const { is, organisation } = this.placeOf(uid);
    return { is, region: REGION, organisations: this.upwards(organisation), version: version ?? null };
  }

  visitor(version: string | undefined): Omit<AlertViewer, 'isAuthor'> {
    return { is: 'public', region: REGION, organisations: [], version: version ?? null };
  }

  upwards(organisation: string): readonly string[] {
    return this.dependencies.organisations.upwards(organisation).map(({ id }) => id);
  }

  /** Counts for several messages: the people are grouped once for all of them. */
  countsOf(): (target: AlertTarget) => AlertReachDto {
    const groups = this.groups();
    return target => this.count(groups, target);
  }

  private count(groups: readonly Group[], target: AlertTarget): AlertReachDto {
    // The author is one of the staff; the number of others does not matter here.
    if (target.onlyAuthor) return { staff: 1, patients: 0, otherVersions: 0 };
    const counts = { staff: 0, patients: 0, otherVersions: 0 };
    const seeing: Group[] = [];
    for (const group of groups) {
      const verdict = alertAudience({ target, viewer: { ...group, region: REGION, isAuthor: false } });
      if (verdict === 'otherVersion') counts.otherVersions += group.count;
      if (verdict !== 'sees') continue;
      seeing.push(group);
      counts[group.is === 'staff' ? 'staff' : 'patients'] += group.count;
    }
    if (target.organisations.length === 0) return counts;
    const organisations = target.organisations.map(id => ({
      id,
      name: this.dependencies.organisations.get(id).name,
      people: seeing.filter(one => one.organisations.includes(id)).reduce((sum, { count }) => sum + count, 0),
      below: this.dependencies.organisations.below(id).length,
    }));
    return { ...counts, organisations };
  }

  private groups(): readonly Group[] {
    const { people, members, organisations } = this.dependencies;
    const counted = new Map<
      string,
      { is: AlertAudience; organisation: string; version: string | null; count: number }
    >();
    const add = (is: AlertAudience, organisation: string, version: string | null): void => {
      const key = JSON.stringify([is, organisation, version]);
      const found = counted.get(key) ?? { is, organisation, version, count: 0 };
      counted.set(key, { ...found, count: found.count + 1 });
    };
    for (const { uid, disabled = false } of people.staff())
      if (!disabled) add('staff', this.placeOf(uid).organisation, this.versions.get(uid) ?? null);
    for (const person of people.seededPeople())
      if (person.role === 'patient')
        add(
          'patients',
          members.membershipOf(person.patientId)?.organisation ?? organisations.root,
          this.versions.get(person.uid) ?? this.dependencies.seededVersion(person.patientId),
        );
    return [...counted.values()].map(({ organisation, ...group }) => ({
      ...group,
      organisations: this.upwards(organisation),
    }));
  }

  private placeOf(uid: string): { readonly is: AlertAudience; readonly organisation: string } {
    const { people, members, organisations } = this.dependencies;
    const person = people.find(uid);
    if (person?.role === 'patient')
      return {
        is: 'patients',
        organisation: members.membershipOf(person.patientId)?.organisation ?? organisations.root,
      };
    const id = people.idOf(uid);
    return {
      is: 'staff',
      organisation: members.membershipOf(id)?.organisation ?? people.registered(id)?.organisation ?? organisations.root,
    };
  }
}
