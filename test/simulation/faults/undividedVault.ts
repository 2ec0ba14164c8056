import type { PlantedFault } from './PlantedFault';

/** The engines of both generations take whatever the person's vault holds. */
export const undividedVault: PlantedFault = { name: 'undivided-vault', finds: 'wrong-generation', sharesVault: true };
