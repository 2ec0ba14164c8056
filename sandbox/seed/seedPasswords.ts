/** Written on the start screen: these accounts exist in sandboxes only. */
export const SANDBOX_STAFF_PASSWORD = 'sandbox-only-staff';
export const SANDBOX_HOSPITAL_PASSWORD = 'sandbox-only-hospital';
export const SANDBOX_PATIENT_PASSWORD = 'sandbox-only-patient';
