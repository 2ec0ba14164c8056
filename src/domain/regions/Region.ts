export const REGIONS = ['UK', 'Australia'] as const;

/** A part of the world with a deployment of its own. */
export type Region = (typeof REGIONS)[number];

/** A region that is not the one of this deployment, and where its dashboard is. */
export interface OtherRegion {
  readonly region: Region;
  readonly url: string;
}

/** Countries by ISO 3166-1, with the region that serves each; no other country belongs to one. */
const regionsByIsoCode: Readonly<Record<string, Region>> = { GB: 'UK', AU: 'Australia' };

/** The region that serves a country such as `GB`; undefined for none, and where the country is not known. */
export const regionOfIsoCode = (country: string): Region | undefined =>
  Object.hasOwn(regionsByIsoCode, country) ? regionsByIsoCode[country] : undefined;
