/** What is chosen of a filter: nothing for everything. */
export type ChosenFilters = Readonly<Record<string, string>>;

export interface DashboardFilter {
  /** As the provider names what it compares. */
  readonly column: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** One dashboard of the other provider. */
export interface DashboardView {
  readonly id: string;
  readonly title: string;
  readonly filters: readonly DashboardFilter[];
}

/** What opens a dashboard once. Times are in milliseconds since 1970. */
export interface EmbedData {
  /** Where the token is posted to. */
  readonly url: string;
  /** Opens the dashboard in the name of the person; never part of an address. */
  readonly token: string;
  readonly expiresAt: number;
  /** Up to when the dashboard has data; undefined where the provider does not say it. */
  readonly dataAsOf?: number;
}

/** A filter as the provider gets it. */
export interface AppliedFilter {
  readonly column: string;
  readonly operator: 'IN';
  readonly values: readonly string[];
}

/** The filters of a view that something is chosen of; a value that the view does not offer is left out. */
export const appliedFilters = ({ filters }: DashboardView, chosen: ChosenFilters): readonly AppliedFilter[] =>
  filters.flatMap(({ column, values }) => {
    const value = chosen[column];
    return value !== undefined && values.includes(value) ? [{ column, operator: 'IN', values: [value] }] : [];
  });
