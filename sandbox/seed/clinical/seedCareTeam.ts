/** Its history is made of 20,000 moments and more. */
export const longHistoryPatient = 'p-56';

/** Assigned patients without a chat. */
export const givenWithoutChat = [
  { uid: 'staff-amelia', patientId: 'p-55' },
  { uid: 'staff-amelia', patientId: longHistoryPatient },
  { uid: 'staff-benedict', patientId: 'p-57' },
  { uid: 'staff-chloe', patientId: 'p-58' },
  { uid: 'staff-ivo', patientId: 'p-59' },
] as const;

/** In the order in which the conversations of the seed are given to them. */
const therapists = ['staff-amelia', 'staff-benedict', 'staff-chloe'] as const;

/** Identity id of who has written about a patient of the seed. */
export function therapistOf(patientId: string): string {
  const given = givenWithoutChat.find(known => known.patientId === patientId);
  return given?.uid ?? therapists[(Number(patientId.slice(2)) - 1) % therapists.length] ?? therapists[0];
}
