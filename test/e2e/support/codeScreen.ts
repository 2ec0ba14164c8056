export const dana = 'dana.whitfield@staff.example';

/** Address of the codes of an organisation. */
export const codesAt = (organisation: string): string => `/admin/organisations/${organisation}/access`;
