import { destinationAtSendTime } from './destinationAtSendTime';
import { dropOnFailure } from './dropOnFailure';
import { fetchBeforeSubscribe } from './fetchBeforeSubscribe';
import { forgetfulServer } from './forgetfulServer';
import { memoryOnlyOutbox } from './memoryOnlyOutbox';
import { newestFirst } from './newestFirst';
import type { PlantedFault } from './PlantedFault';
import { readWithoutFocus } from './readWithoutFocus';
import { retryUnderAnotherName } from './retryUnderAnotherName';
import { timeIdAsNumber } from './timeIdAsNumber';

export const plantedFaults: readonly PlantedFault[] = [
  forgetfulServer,
  memoryOnlyOutbox,
  dropOnFailure,
  destinationAtSendTime,
  fetchBeforeSubscribe,
  timeIdAsNumber,
  newestFirst,
  retryUnderAnotherName,
  readWithoutFocus,
];
