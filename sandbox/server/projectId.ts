/** The identity project of the sandbox; its first letters choose the UK deployment. */
export const SANDBOX_PROJECT = 'uk-staff-dashboard-sandbox';
