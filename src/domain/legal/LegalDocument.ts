/** The public documents of the service, by their names in addresses and in the static storage. */
export type LegalDocument = 'eula' | 'privacy-policy' | 'collection-statement';
