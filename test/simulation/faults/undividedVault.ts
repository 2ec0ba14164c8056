import type { PlantedFault } from './PlantedFault';

/** The engines of both generations use everything in the user's vault. */
export const undividedVault: PlantedFault = { name: 'undivided-vault', finds: 'wrong-generation', sharesVault: true };
