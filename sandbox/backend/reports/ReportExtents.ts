import type { ReportSubject } from '@/domain/reports/ReportInputs';
import { scopesOfRight } from '@/domain/users/UserGroup';
import type { AccessCodes } from '#sandbox/backend/accessCodes/AccessCodes';
import type { Organisations } from '#sandbox/backend/organisations/Organisations';
import type { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { UserDirectory } from '#sandbox/backend/users/UserDirectory';

export const REPORT_SCOPE = 'mi-report:basic';

/** The subjects on which an analyst reports: everything below an organisation, or people who joined with some codes. */
export type ReportExtent =
  | { readonly kind: 'branch'; readonly organisation: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

type Named = Pick<ReportSubject, 'organisations' | 'codes'>;

export class ReportExtents {
  constructor(
    private readonly dependencies: {
      readonly people: PeopleDirectory;
      readonly directory: UserDirectory;
      readonly organisations: Organisations;
      readonly codes: AccessCodes;
      readonly clock: { now(): number };
    },
  ) {}

  /** Undefined for a user who makes no reports now. */
  extentOf(uid: string): ReportExtent | undefined {
    const { people, directory, clock } = this.dependencies;
    if (!people.access.scopesOf(uid).includes(REPORT_SCOPE)) return undefined;
    const now = Math.floor(clock.now() / 1000);
    const grants = people.access
      .accessOf(uid)
      .grants.filter(
        ({ right, until }) => scopesOfRight(right).includes(REPORT_SCOPE) && (until === null || now < until),
      );
    const user = directory.find(people.idOf(uid));
    if (user === undefined) return undefined;
    if (grants.some(({ codes }) => codes === undefined))
      return { kind: 'branch', organisation: directory.organisationOf(user) };
    return { kind: 'codes', codes: [...new Set(grants.flatMap(({ codes = [] }) => codes))] };
  }

  /** True if everything that a report names is within a user's subjects. */
  contains(extent: ReportExtent | undefined, { organisations, codes }: Named): boolean {
    if (extent === undefined) return false;
    if (extent.kind === 'codes') return organisations.length === 0 && codes.every(code => extent.codes.includes(code));
    const isBelow = (id: string): boolean =>
      this.dependencies.organisations.upwards(id).some(above => above.id === extent.organisation);
    return (
      organisations.every(({ id }) => isBelow(id)) &&
      codes.every(code => isBelow(this.dependencies.codes.find(code)?.organisation ?? ''))
    );
  }
}
