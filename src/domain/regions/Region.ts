export const REGIONS = ['UK', 'Australia'] as const;

/** A region with its own deployment. */
export type Region = (typeof REGIONS)[number];

/** Another region and the URL of its dashboard. */
export interface OtherRegion {
  readonly region: Region;
  readonly url: string;
}

/** Regions by ISO 3166-1 country; no other country has one. */
const regionsByIsoCode: Readonly<Record<string, Region>> = { GB: 'UK', AU: 'Australia' };

/** Returns the region of a country such as `GB`; undefined if there is none or the country is unknown. */
export const regionOfIsoCode = (country: string): Region | undefined =>
  Object.hasOwn(regionsByIsoCode, country) ? regionsByIsoCode[country] : undefined;
