/** The chosen value of each filter; none means all. */
export type ChosenFilters = Readonly<Record<string, string>>;

export interface DashboardFilter {
  /** The provider's name of the compared column. */
  readonly column: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** One embedded dashboard of the other provider. */
export interface DashboardView {
  readonly id: string;
  readonly title: string;
  readonly filters: readonly DashboardFilter[];
}

/** Single-use data to open an embedded dashboard. Times are in milliseconds since 1970. */
export interface EmbedData {
  /** The target of the token. */
  readonly url: string;
  /** Opens the dashboard on behalf of the user; never part of an address. */
  readonly token: string;
  readonly expiresAt: number;
  /** Date of the dashboard's newest data; undefined if the provider does not say. */
  readonly dataAsOf?: number;
}

/** A filter in the provider's format. */
export interface AppliedFilter {
  readonly column: string;
  readonly operator: 'IN';
  readonly values: readonly string[];
}

/** Returns a view's filters with a chosen value; values that the view does not offer are ignored. */
export const appliedFilters = ({ filters }: DashboardView, chosen: ChosenFilters): readonly AppliedFilter[] =>
  filters.flatMap(({ column, values }) => {
    const value = chosen[column];
    return value !== undefined && values.includes(value) ? [{ column, operator: 'IN', values: [value] }] : [];
  });
