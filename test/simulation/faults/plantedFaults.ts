import { chatsOfFormerUser } from './chatsOfFormerUser';
import { deafAfterExpiry } from './deafAfterExpiry';
import { destinationAtSendTime } from './destinationAtSendTime';
import { dropOnFailure } from './dropOnFailure';
import { droppedWhenFull } from './droppedWhenFull';
import { fetchBeforeSubscribe } from './fetchBeforeSubscribe';
import { forgetfulServer } from './forgetfulServer';
import { gapForgotten } from './gapForgotten';
import { memoryOnlyOutbox } from './memoryOnlyOutbox';
import { newestFirst } from './newestFirst';
import { oldWordingFirst } from './oldWordingFirst';
import { oneVaultForAll } from './oneVaultForAll';
import { orderByDeviceClock } from './orderByDeviceClock';
import type { PlantedFault } from './PlantedFault';
import { readWithoutFocus } from './readWithoutFocus';
import { retryUnderAnotherName } from './retryUnderAnotherName';
import { secondWindowSends } from './secondWindowSends';
import { spoiledUnderAnother } from './spoiledUnderAnother';
import { stuckUnseen } from './stuckUnseen';
import { timeIdAsNumber } from './timeIdAsNumber';
import { undividedVault } from './undividedVault';
import { unreadBySenderTime } from './unreadBySenderTime';
import { wipedByOtherVersion } from './wipedByOtherVersion';

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
  chatsOfFormerUser,
  deafAfterExpiry,
  droppedWhenFull,
  gapForgotten,
  oldWordingFirst,
  oneVaultForAll,
  orderByDeviceClock,
  secondWindowSends,
  spoiledUnderAnother,
  stuckUnseen,
  undividedVault,
  unreadBySenderTime,
  wipedByOtherVersion,
];
