import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { OrganisationGateway, OrganisationPage } from '@/application/organisations/ports/OrganisationGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** Rows of a page, few so that tests meet several. */
const ROWS = 3;

/** A tree of organisations in memory; the first one added is the root. */
export class FakeOrganisationGateway implements OrganisationGateway {
  readonly planned = new PlannedFailures<'listChildren' | 'search', CallFailure>();
  /** The requests: a parent's id with the offset of the page, or a search term. */
  readonly asked: string[] = [];
  private readonly rows: OrganisationRow[] = [];
  private unreadable = 0;

  add(id: string, name: string, parent?: string, more: Partial<OrganisationRow> = {}): this {
    this.rows.push({
      ...{ id, name, enabled: true, subscription: 'active', children: 0, codes: 0, seats: { used: 0, all: 0 } },
      ...(parent !== undefined && { parent }),
      ...more,
    });
    return this;
  }

  /** An organisation is gone meanwhile. */
  remove(id: string): void {
    this.rows.splice(
      this.rows.findIndex(row => row.id === id),
      1,
    );
  }

  /** So many rows of each answer cannot be read. */
  cannotRead(rows: number): void {
    this.unreadable = rows;
  }

  async listChildren(parent: string | undefined, after?: string): Promise<Result<OrganisationPage, CallFailure>> {
    this.asked.push(`${parent ?? 'root'}${after === undefined ? '' : ` after ${after}`}`);
    return this.planned.carry('listChildren', () => {
      if (parent !== undefined && !this.rows.some(({ id }) => id === parent)) return fail({ kind: 'notFound' });
      const all = this.rows.filter(row => row.parent === parent).sort((a, b) => a.name.localeCompare(b.name));
      const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
      const page = all.slice(start, start + ROWS);
      const next = start + ROWS < all.length ? page.at(-1)?.id : undefined;
      return ok({
        rows: page.map(row => this.counted(row)),
        total: all.length,
        ...(next !== undefined && { next }),
        unreadable: this.unreadable,
      });
    });
  }

  async search(term: string): Promise<Result<Omit<OrganisationPage, 'next'>, CallFailure>> {
    this.asked.push(`term ${term}`);
    return this.planned.carry('search', () => {
      const words = term.toLowerCase().split(/\s+/).filter(Boolean);
      const found = this.rows.filter(
        ({ name }) => words.length > 0 && words.every(word => name.toLowerCase().includes(word)),
      );
      const rows = found.map(row => ({ ...this.counted(row), path: this.pathOf(row) }));
      return ok({ rows, total: rows.length + this.unreadable, unreadable: this.unreadable });
    });
  }

  private counted(row: OrganisationRow): OrganisationRow {
    return { ...row, children: this.rows.filter(({ parent }) => parent === row.id).length };
  }

  private pathOf({ parent }: OrganisationRow): readonly { readonly id: string; readonly name: string }[] {
    const above = this.rows.find(({ id }) => id === parent);
    return above === undefined ? [] : [...this.pathOf(above), { id: above.id, name: above.name }];
  }
}
