import type { DashboardGateway, DashboardList } from '@/application/dashboards/ports/DashboardGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { DashboardView, EmbedData } from '@/domain/dashboards/DashboardView';
import { fail, type Result } from '@/domain/kernel/Result';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** Dashboards in memory, with unchecked tokens. */
export class FakeDashboardGateway implements DashboardGateway {
  readonly planned = new PlannedFailures<keyof DashboardGateway, CallFailure>();
  readonly known: DashboardView[] = [];
  /** The other fields of the next token. */
  next: Omit<EmbedData, 'token' | 'url'> & { readonly url?: string } = { expiresAt: Infinity };
  unreadable = 0;
  private made = 0;

  constructor(private readonly origin = 'https://boards.example') {}

  add(id: string, more: Partial<DashboardView> = {}): this {
    this.known.push({ id, title: id, filters: [], ...more });
    return this;
  }

  async views(): Promise<Result<DashboardList, CallFailure>> {
    return this.planned.give('views', () => ({ views: [...this.known], unreadable: this.unreadable }));
  }

  async embedData(viewId: string): Promise<Result<EmbedData, CallFailure>> {
    return this.planned.carry('embedData', () => {
      if (!this.known.some(({ id }) => id === viewId)) return fail({ kind: 'notFound' });
      this.made += 1;
      const { url = `${this.origin}/embed/pages/${viewId}`, ...rest } = this.next;
      return { ok: true, value: { ...rest, url, token: `token-${this.made}` } };
    });
  }
}
