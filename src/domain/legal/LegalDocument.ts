/** Public documents of the service, by their names in URLs and in the static storage. */
export type LegalDocument = 'eula' | 'privacy-policy' | 'collection-statement';
