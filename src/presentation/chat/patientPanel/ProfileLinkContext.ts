import { createContext } from 'react';

/** The address of a patient's profile; undefined if the user may not open it. */
export const ProfileLinkContext = createContext<((patientId: string) => string) | undefined>(undefined);
